// Poppi's queries: the asker, and the events, venues and players nearest to a wish. Each part of a
// wish is a condition and rows are ranked by misses, so one statement also finds near matches;
// visibility comes from block/queries.ts and event/visibility-queries.ts.
import { sql, type RawBuilder } from 'kysely'
import type { CallOutput } from '#contract/contract.ts'
import { type Position, earthRadiusM } from '#domain/location/distance.ts'
import type { Gender } from '#domain/player/player.ts'
import {
  type WishedFacility,
  type Wish,
  reachM,
  has,
  type WishPart,
  nearM,
  wishParts,
  levelLeeway,
} from '#domain/poppi/poppi.ts'
import { type Day, addDays } from '#domain/shared/day.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { selectHiddenVisibleTo, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { holdsTyped } from '../player/search-queries.ts'

export type Answer = CallOutput<'poppi-ask'>
type VenueCard = Answer['venues'][number]['card']
type PlayerCard = Answer['players'][number]['card']

/**
 * position: last known, else the home venue's. names: a version that changes with any venue's name.
 */
export type Asker = {
  playerId: string
  skill: number | null
  gender: Gender | null
  position: Position | null
  names: string
}

export async function findAsker(db: Database, playerId: string): Promise<Asker> {
  const { rows } = await sql<Omit<Asker, 'position'> & { lat: number | null; lon: number | null }>`
    select p.player_id, p.skill_self as skill, pp.gender,
      coalesce(pp.last_lat, home.lat) as lat, coalesce(pp.last_lon, home.lon) as lon,
      (select count(*) || ':' ||
      coalesce(sum(hashtextextended(l.location_id || ' ' || l.name || ' ' || l.city, 0)), 0)
      from locations l where not l.hidden) as names
    from players p left join players_private pp on pp.player_id = p.player_id
    left join locations home on home.location_id = p.home_location
    where p.player_id = ${playerId}`.execute(db)
  if (rows[0] === undefined) throw new Error('a player who asks is a player')
  const { lat, lon, ...asker } = rows[0]
  return { ...asker, position: lat === null || lon === null ? null : { lat, lon } }
}

export async function listNames(
  db: Database,
): Promise<{ locationId: string; name: string; city: string }[]> {
  return db
    .selectFrom('locations')
    .select(['locationId', 'name', 'city'])
    .where('hidden', '=', false)
    .orderBy('locationId')
    .execute()
}

const metres = (position: Position | null): RawBuilder<number | null> =>
  position === null
    ? sql`null::float8`
    : sql<number>`(2 * ${earthRadiusM}::float8 * asin(least(1, sqrt(
  sin(radians(l.lat - ${position.lat}::float8) / 2) ^ 2 + cos(radians(${position.lat}::float8)) *
  cos(radians(l.lat)) * sin(radians(l.lon - ${position.lon}::float8) / 2) ^ 2))))`

/**
 * Penalties in days: no free place; not open to the asker; level or fee unstated; a venue that
 * isn't theirs; per ten kilometers.
 */
export const costs = { full: 4, unfit: 8, vague: 15, foreign: 1, tenKm: 0.5, kmMax: 200 } as const

export const places = (asker: Asker): RawBuilder<unknown> => sql`
  place as materialized (
    select seen.*, case when mine then ${-costs.foreign}::float8 else 0
      end + coalesce(least(metres / 1000, ${costs.kmMax}::float8), 0) / 10 * ${costs.tenKm}::float8
      as cost from (
      select l.location_id, l.city, l.indoor, l.lit, l.covered, l.restrooms, l.water, l.parking,
        ${metres(asker.position)} as metres,
        l.location_id in (select m.location_id from player_locations m
        where m.player_id = ${asker.playerId} and not m.removed) as mine
      from locations l where not l.hidden) seen)`

const facilityIs: Readonly<Record<WishedFacility, RawBuilder<boolean>>> = {
  indoor: sql`place.indoor is true`,
  outdoor: sql`place.indoor is false`,
  lit: sql`place.lit is true`,
  covered: sql`place.covered is true`,
  restrooms: sql`place.restrooms is true`,
  water: sql`place.water is true`,
  parking: sql`place.parking is true`,
}

export const isReached = (wish: Wish): RawBuilder<boolean> =>
  sql`(place.metres is null or place.metres <= ${reachM} or place.mine
    or ${has(wish, 'venue') || has(wish, 'city')})`

export const placeConditions = ({
  venue,
  city,
  facilities,
}: Wish): Partial<Record<WishPart, RawBuilder<boolean>>> => ({
  venue: sql`place.location_id = any(${[...(venue?.locationIds ?? [])]}::text[])`,
  city: sql`place.city = ${city}`,
  near: sql`coalesce(place.metres <= ${nearM}, place.mine)`,
  facilities:
    facilities.length === 0
      ? sql`true`
      : sql.join(
          facilities.map((facility) => facilityIs[facility]),
          sql` and `,
        ),
})

export type Condition = { part: WishPart; holds: RawBuilder<boolean> }

export const wished = (
  wish: Wish,
  conditions: Partial<Record<WishPart, RawBuilder<boolean>>>,
): Condition[] =>
  wishParts.flatMap((part) => {
    const holds = conditions[part]
    return holds === undefined || !has(wish, part) ? [] : [{ part, holds }]
  })

export const missedBy = (conditions: readonly Condition[]): RawBuilder<WishPart[]> =>
  conditions.length === 0
    ? sql`'{}'::text[]`
    : sql`array_remove(array[${sql.join(
        conditions.map(
          ({ part, holds }) => sql`case
      when ${holds} then null else ${part}::text end`,
        ),
      )}], null)`

export type FoundVenue = VenueCard & {
  missed: WishPart[]
  isMine: boolean
  events: number
  has: WishedFacility[]
}

export async function findVenues(
  db: Database,
  asker: Asker,
  wish: Wish,
  { today, limit }: { today: Day; limit: number },
): Promise<FoundVenue[]> {
  const conditions = wished(wish, {
    ...placeConditions(wish),
    free: sql`exists (select 1 from locations f where f.location_id = place.location_id
      and f.fee ~* '(free|gratis|no fee|^0)')`,
  })
  const facilities = sql.join(
    wish.facilities.map(
      (facility) => sql`case when ${facilityIs[facility]} then ${facility}::text end`,
    ),
  )
  const { rows } = await sql<FoundVenue>`
    with ${places(asker)},
    found as materialized (
      select place.*, miss.parts as missed from place
        cross join lateral (select ${missedBy(conditions)} as parts) miss where ${isReached(wish)}
      order by cardinality(miss.parts), place.metres nulls last, place.mine desc, place.location_id
      limit ${limit})
    select l.location_id, l.name, l.city, l.region, l.country, l.lat, l.lon,
      l.courts, l.indoor, l.lit, l.access, l.photo_url as "photoURL", place.metres as "distanceM",
      place.missed, place.mine as "isMine",
      ${
        wish.facilities.length === 0
          ? sql`'{}'::text[]`
          : sql`array_remove(array[${facilities}],
        null)`
      } as has,
      (select count(*)::int from events e where e.location = l.location_id
      and e.start_date between ${today} and ${addDays(today, 6)} and not e.deleted and not e.invite
      and e.status = 'published' and ${visibleTo(asker.playerId)}) as events
    from found place join locations l on l.location_id = place.location_id
    order by cardinality(place.missed), place.metres nulls last, place.mine desc,
    l.location_id`.execute(db)
  return rows
}

export type PoppiPlayer = PlayerCard & {
  missed: WishPart[]
  isFriend: boolean
  playsAt: string | null
}

export async function findPlayersForPoppi(
  db: Database,
  asker: Asker,
  wish: Wish,
  { text, slug, limit }: { text: string; slug: string; limit: number },
): Promise<PoppiPlayer[]> {
  const { playerId } = asker
  const { level, venue, city, friends } = wish
  const at =
    city !== null
      ? sql`m.location_id in (select c.location_id from locations c where c.city = ${city}
        and not c.hidden)`
      : venue === null
        ? sql`m.location_id in (select own.location_id from player_locations own
          where own.player_id = ${playerId} and not own.removed)`
        : sql`m.location_id = any(${[...venue.locationIds]}::text[])`
  const someone =
    slug === ''
      ? sql`select m.player_id from player_locations m where ${at} and not m.removed
        and (not m.hidden or m.player_id in ${selectHiddenVisibleTo(playerId)})`
      : sql`select player_id from players
        where ${holdsTyped('player_id', text)}`
  const missedLevel =
    level === null
      ? sql`false`
      : sql`(p.skill_self is null
        or p.skill_self not between ${level.min - levelLeeway}::numeric and
        ${level.max + levelLeeway}::numeric)`
  const isFriend = sql`exists (select 1 from player_friends f where f.player_id = ${playerId}
    and f.friend_id = p.player_id and f.friend)`
  const wanted = level === null ? asker.skill : (level.min + level.max) / 2
  const { rows } = await sql<PoppiPlayer>`
    select p.player_id, p.player_name, p.photo_url as "photoURL",
      p.skill_self, ${isFriend} as "isFriend",
      case when ${missedLevel} then array['level'] else '{}'::text[] end as missed,
      (select l.name from player_locations m join locations l on l.location_id = m.location_id
      where m.player_id = p.player_id and not m.removed and not l.hidden and ${at} order by l.name
      limit 1) as "playsAt"
    from players p where p.player_id in (${someone}) and p.player_id <> ${playerId}
    and ${isVisible(playerId, 'p')} and ${friends ? isFriend : sql`true`}
    order by (${missedLevel})::int + 0, p.player_id <> ${slug}, ${isFriend} desc,
    abs(p.skill_self - ${wanted}::numeric) nulls last, p.player_id limit ${limit}`.execute(db)
  return rows
}
