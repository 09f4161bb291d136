// A venue's players and players by name, as one viewer sees them. A page costs the same at any size
// of venue: it continues in an index where the last page ended, and viewer-specific parts start
// from the viewer's own few rows.
import { sql, type RawBuilder } from 'kysely'
import type { LiveOutput, CallOutput, HttpOutput } from '#contract/contract.ts'
import type { PlayerFilter } from '#domain/player/player-list.ts'
import { isNotBlocked, selectHiddenVisibleTo, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { holdsTyped } from '../player/search-queries.ts'

type Row = LiveOutput<'players-list'>['players'][number]
type Card = CallOutput<'players-find'>['players'][number]
export type ListedPlace = { name: string; isAdmin: boolean }
export type ListPage = {
  locationId: string
  filter: PlayerFilter
  after: string | null
  limit: number
}

export async function findListedPlace(
  db: Database,
  locationId: string,
  viewerId: string,
): Promise<ListedPlace | null> {
  const { rows } = await sql<ListedPlace>`
    select l.name, exists (select 1 from locations_admin a where a.location_id = l.location_id
      and a.player_id = ${viewerId}) as "isAdmin"
    from locations l where l.location_id = ${locationId}`.execute(db)
  return rows[0] ?? null
}

export async function listPlayers(
  db: Database,
  viewerId: string,
  isAdmin: boolean,
  page: ListPage,
): Promise<{ count: number; players: Row[] }> {
  const { filter } = page
  const statement =
    filter === 'none' ? everyone(viewerId, isAdmin, page) : filtered(viewerId, filter, page)
  const { rows } = await statement.execute(db)
  return rows[0] ?? { count: 0, players: [] }
}

type Answer = { count: number; players: Row[] }

const afterId = (after: string | null): RawBuilder<unknown> =>
  after === null ? sql`` : sql`and player_id > ${after}`
const id = sql.ref<string>('player_id')

const activeAt = (locationId: string, isHidden: boolean): RawBuilder<unknown> =>
  sql`from player_locations where location_id = ${locationId} and not removed
    and ${isHidden ? sql`hidden` : sql`not hidden`}`

/**
 * Merges two streams by id, each cut at a page: public players, and hidden ones whom this viewer
 * sees. The count is the venue's stored one plus the visible hidden players, minus the blocked.
 */
function everyone(viewerId: string, isAdmin: boolean, page: ListPage): RawBuilder<Answer> {
  const { locationId, after, limit } = page
  const open = activeAt(locationId, false)
  const hidden = (isAdmin ? hiddenForAdmin : hiddenForPlayer)(viewerId, page)
  return sql<Answer>`
    with ${hidden.with}
    page as materialized (
      (select player_id ${open} and ${isNotBlocked(viewerId, id)} ${afterId(after)} order by player_id
      limit ${limit})
      union all (select player_id ${hidden.from} ${afterId(after)} order by player_id
      limit ${limit})
      order by player_id limit ${limit})
    select coalesce((select players from location_players where location_id = ${locationId}), 0) -
      (select count(*)::int ${open} and not (${isNotBlocked(viewerId, id)})) + ${hidden.count} as
      count,
      ${selectRows(viewerId, locationId)} as players`
}

type Stream = { with: RawBuilder<unknown>; from: RawBuilder<unknown>; count: RawBuilder<unknown> }

/**
 * Hidden players whom the viewer may see. `offset` keeps the inner select separate, so that blocks
 * are only checked for those few.
 */
function hiddenForPlayer(viewerId: string, { locationId }: ListPage): Stream {
  return {
    with: sql`seen as materialized (select player_id
      from (select player_id ${activeAt(locationId, true)}
      and player_id in ${selectHiddenVisibleTo(viewerId)} offset 0) known where ${isNotBlocked(viewerId, id)}),`,
    from: sql`from seen where true`,
    count: sql`(select count(*)::int from seen)`,
  }
}

/** All hidden players here, counted in their index without building a list. */
function hiddenForAdmin(viewerId: string, { locationId }: ListPage): Stream {
  const hidden = activeAt(locationId, true)
  return {
    with: sql``,
    from: sql`${hidden} and ${isNotBlocked(viewerId, id)}`,
    count: sql`(select count(*)::int ${hidden}) - (select count(*)::int ${hidden}
      and not (${isNotBlocked(viewerId, id)}))`,
  }
}

/**
 * Marked players or admins. `offset` makes PostgreSQL check their visibility last, only for those
 * at the venue. Admins are listed even when they aren't active at the venue.
 */
function filtered(
  viewerId: string,
  filter: Exclude<PlayerFilter, 'none'>,
  { locationId, after, limit }: ListPage,
): RawBuilder<Answer> {
  return sql<Answer>`
    with matching as materialized (
      select p.player_id from (${chosen(viewerId, filter, locationId)} offset 0) chosen
        join players p on p.player_id = chosen.player_id where ${isVisible(viewerId, 'p')}),
    page as materialized (select player_id from matching where true ${afterId(after)}
    order by player_id limit ${limit})
    select (select count(*)::int from matching) as count,
      ${selectRows(viewerId, locationId)} as players`
}

function chosen(
  viewerId: string,
  filter: Exclude<PlayerFilter, 'none'>,
  locationId: string,
): RawBuilder<unknown> {
  const active = sql`m.location_id = ${locationId} and not m.removed`
  switch (filter) {
    case 'friends':
      return sql`select m.player_id from player_friends f
        join player_locations m on m.player_id = f.friend_id where f.player_id = ${viewerId}
        and f.friend and ${active}`
    case 'favorites':
      return sql`select m.player_id from player_favorites f
        join player_locations m on m.player_id = f.favorite_id where f.player_id = ${viewerId}
        and f.favorite and ${active}`
    case 'admins':
      return sql`select a.player_id from locations_admin a where a.location_id = ${locationId}`
  }
}

const selectRows = (viewerId: string, locationId: string): RawBuilder<Row[]> => sql<Row[]>`(
  select coalesce(json_agg(json_build_object(
    'playerId', p.player_id, 'playerName', p.player_name, 'photoURL', p.photo_url, 'skillSelf',
      p.skill_self,
    'friend', exists (select 1 from player_friends f where f.player_id = ${viewerId}
      and f.friend_id = p.player_id and f.friend),
    'favorite', exists (select 1 from player_favorites f where f.player_id = ${viewerId}
      and f.favorite_id = p.player_id and f.favorite),
    'isAdmin', exists (select 1 from locations_admin a where a.location_id = ${locationId}
      and a.player_id = p.player_id)
  ) order by p.player_id), '[]') from page join players p on p.player_id = page.player_id)`

/**
 * Visible players whose id contains all words of `text`: exact name first, because many share a
 * short name, then those of the viewer's venues. Never the viewer.
 */
export async function findPlayers(
  db: Database,
  viewerId: string,
  { text, slug }: { text: string; slug: string },
  limit: number,
): Promise<Card[]> {
  const mayShow = sql`p.player_id <> ${viewerId} and ${isVisible(viewerId, 'p')}`
  const { rows } = await sql<Card>`
    with near as (
      select distinct theirs.player_id from player_locations mine cross join lateral (
        select p.player_id from player_locations m join players p on p.player_id = m.player_id
        where m.location_id = mine.location_id and not m.removed and ${holdsTyped('m.player_id', text)}
        and ${mayShow} order by m.player_id limit ${limit}) theirs
      where mine.player_id = ${viewerId} and not mine.removed),
    anywhere as (select p.player_id from players p
    where ${holdsTyped('p.player_id', text)} and ${mayShow}
    order by p.player_id limit ${limit}),
    found as (
      select p.player_id, 1 as place from players p where p.player_id = ${slug} and ${mayShow}
      union all select player_id, 2 from near where player_id <> ${slug}
      union all select player_id, 3 from anywhere where player_id <> ${slug}
      and player_id not in (select player_id from near))
    select p.player_id, p.player_name, p.photo_url as "photoURL",
      p.skill_self
    from found join players p on p.player_id = found.player_id order by found.place, p.player_id
    limit ${limit}`.execute(db)
  return rows
}

export async function listPlayersByIds(
  db: Database,
  viewerId: string,
  playerIds: readonly string[],
): Promise<HttpOutput<'getMyPlayersByIds'>['myPlayers']> {
  const { rows } = await sql<HttpOutput<'getMyPlayersByIds'>['myPlayers'][number]>`
    select p.player_id, p.player_name, p.photo_url as "photoURL",
      p.skill_self, p.player_id as id, p.home_location
    from players p where p.player_id = any(${playerIds}::text[]) and ${isVisible(viewerId, 'p')}
    order by array_position(${playerIds}::text[], p.player_id)`.execute(db)
  return rows
}

function selectVisibleMembersAt(
  viewerId: string,
  { after, limit }: { after: string | null; limit: number },
): RawBuilder<unknown> {
  const at = (isHidden: boolean) => sql`select m.player_id, m.created from player_locations m
    where m.location_id = l.location_id and not m.removed and ${
      isHidden
        ? sql`m.hidden
    and m.player_id in ${selectHiddenVisibleTo(viewerId)}`
        : sql`not m.hidden`
    }
      and ${isNotBlocked(viewerId, sql.ref('m.player_id'))} and m.player_id > ${after ?? ''}
      order by m.player_id limit ${limit}`
  return sql`(${at(false)}) union all (${at(true)}) order by player_id limit ${limit}`
}

export async function listPlayerLocationsAt(
  db: Database,
  viewerId: string,
  page: { locationId: string; after: string | null; limit: number },
) {
  const { rows } = await sql<{ playerId: string; created: Date }>`
    select seen.player_id, seen.created from locations l
      cross join lateral (${selectVisibleMembersAt(viewerId, page)}) seen where l.location_id = ${page.locationId}
      order by seen.player_id`.execute(db)
  return rows.map(({ playerId, created }) => ({
    playerId,
    locationId: page.locationId,
    created: created.toISOString(),
    removed: false as const,
  }))
}

export async function listPlayerIdsAt(
  db: Database,
  viewerId: string,
  locationIds: readonly string[],
  limit: number,
): Promise<{ locationId: string; playerIds: string[] }[]> {
  const { rows } = await sql<{ locationId: string; playerIds: string[] }>`
    select l.location_id,
      array(select player_id from (${selectVisibleMembersAt(viewerId, { after: null, limit })}) seen
      order by player_id) as "playerIds"
    from locations l where l.location_id = any(${locationIds}::text[]) and not l.hidden
    order by array_position(${locationIds}::text[], l.location_id)`.execute(db)
  return rows
}
