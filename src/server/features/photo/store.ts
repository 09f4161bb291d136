// What is stored of photos: their address, beside the player or the venue they show, and the files
// that are to be removed.
import { sql, type RawBuilder } from 'kysely'
import { keyOfPhotoUrl } from '#domain/photo/photo.ts'
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'

/** Where a player's card shows, with the photo. */
export type Watchers = {
  /** Users that see it: the player. */
  users: string[]
  /** Venues with it in their player list. */
  locations: string[]
  /**
   * Events of the last months and those to come, with it in their rosters and match lists, the
   * public
   * links to these, and leagues.
   */
  events: string[]
  watchKeys: string[]
  leagues: string[]
  /** Players with the player as a friend or favorite, or a thread with them. */
  acquainted: string[]
  counterparts: string[]
  clubs: { locationId: string; slug: string }[]
}

/**
 * Gives a player another photo; answers the address of the one before, and the places that show it.
 * The row
 * stays locked.
 */
export async function replacePlayerPhoto(
  tx: Database,
  playerId: string,
  photoUrl: string,
  now: number,
): Promise<{ before: string } & Watchers> {
  const { photo_url: before } = await tx
    .selectFrom('players')
    .select('photo_url')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('players')
    .set({ photo_url: photoUrl })
    .where('player_id', '=', playerId)
    .execute()
  const { watchers } = await tx
    .selectNoFrom(watchersOf(playerId, now).as('watchers'))
    .executeTakeFirstOrThrow()
  return { before, ...watchers }
}

/** Everything that shows a player's card, as a value of a statement. */
export const watchersOf = (
  playerId: string,
  now: number,
): RawBuilder<Watchers> => sql<Watchers>`json_build_object(
  'users', array(select user_id from players where player_id = ${playerId} and user_id is not null),
  'locations', array(select location_id from player_locations where player_id = ${playerId}
    and not removed),
  'events', array(select e.event_id::text ${eventsOf(playerId, now)}),
  'watchKeys', array(select ml.watch_key ${eventsOf(playerId, now)} and ml.watch_key is not null),
  'leagues', array(select m.league_series_id::text from league_players m
    join leagues g on g.league_series_id = m.league_series_id and not g.deleted
    where ${playerId} in (m.player_id, m.partner_id)),
  'acquainted', array(select player_id from player_friends where friend_id = ${playerId} and friend
    union select player_id from player_favorites where favorite_id = ${playerId} and favorite),
  'counterparts', array(select to_id from message_last where from_id = ${playerId}
    union select from_id from message_last where to_id = ${playerId}),
  'clubs', array(select json_build_object('locationId', location_id, 'slug', slug) from
    (select location_id, slug from club_members where player_id = ${playerId}
    union select location_id, slug from club_invitations where player_id = ${playerId}) known))`

/** Former players, and walk-ins without a sign-up, are on the match list. */
const eventsOf = (playerId: string, now: number): RawBuilder<unknown> => sql`
  from (select event_id from player_events where player_id = ${playerId} and not removed
  union select event_id from match_list_players where player_id = ${playerId}) mine
    join events e on e.event_id = mine.event_id left join match_lists ml on ml.event_id = e.event_id
  where not e.deleted and e.ends_at > ${new Date(now - shownDays * dayMs)}`

const dayMs = 86_400_000
/** For so long after an event its window follows what becomes of a card. */
const shownDays = 60

/** Wakes everything that shows a player's card; a venue names the owners of its clubs. */
export function wakeWatchers(
  effects: Effects,
  playerId: string,
  { users, locations, events, watchKeys, leagues, acquainted, counterparts, clubs }: Watchers,
): void {
  effects.wake(
    topics.player(playerId),
    ...users.map(topics.user),
    ...locations.map(topics.playersAt),
    ...events.flatMap((eventId) => [topics.event(eventId), topics.matchList(eventId)]),
    ...acquainted.map(topics.relations),
  )
  effects.wake(...watchKeys.map(topics.watch), ...leagues.map(topics.league))
  effects.wake(
    ...counterparts.flatMap((other) => [topics.messages(other), topics.thread(other, playerId)]),
    ...clubs.flatMap(({ locationId, slug }) => [
      topics.club(locationId, slug),
      topics.location(locationId),
    ]),
  )
}

/** The addresses of all photos that records name. */
export async function listPhotoUrls(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    url: string
  }>`select photo_url as url from players where photo_url <> '' union all select photo_url
    from locations where photo_url <> ''`.execute(db)
  return rows.map(({ url }) => url)
}

/**
 * Gives a venue another photo and notes when; answers the address of the one before. The row is
 * locked by the caller.
 */
export async function replaceLocationPhoto(
  tx: Database,
  locationId: string,
  photoUrl: string,
  now: number,
): Promise<{ before: string }> {
  const { photo_url: before } = await tx
    .selectFrom('locations')
    .select('photo_url')
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('locations')
    .set({ photo_url: photoUrl, edited: new Date(now) })
    .where('location_id', '=', locationId)
    .execute()
  return { before }
}

/**
 * Has the file behind an address removed once `tx` commits; an address that is not ours ('' too) is
 * left alone.
 */
export async function dropPhoto(
  tx: Database,
  effects: Effects,
  photoUrl: string,
  now: number,
): Promise<void> {
  const key = keyOfPhotoUrl(photoUrl)
  if (key === null) return
  await queueRemovals(tx, [key], now)
  effects.wake(topics.photoRemovals())
}

/** Has these files removed, from `due` (ms) on. No record may name them, now or later. */
export async function queueRemovals(
  db: Database,
  keys: readonly string[],
  due: number,
): Promise<void> {
  await sql`
    insert into photo_removals (photo_key, due)
    select key, ${new Date(due)} from unnest(${keys}::text[]) as key
    on conflict do nothing`.execute(db)
}

/**
 * Takes up to `atMost` files due for removal. Each is due again after a pause that doubles
 * from `firstPauseMs` to `longestPauseMs`, unless `endRemovals` is told of it before.
 */
export async function claimRemovals(
  db: Database,
  {
    now,
    atMost,
    firstPauseMs,
    longestPauseMs,
  }: {
    now: number
    atMost: number
    firstPauseMs: number
    longestPauseMs: number
  },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update photo_removals
    set attempts = attempts + 1,
      due = ${new Date(now)}::timestamptz + interval '1 ms'
        * least(${firstPauseMs} * power(2, least(attempts, 30)), ${longestPauseMs})
    where photo_key in (
      select photo_key from photo_removals where due <= ${new Date(now)}
      order by due limit ${atMost} for update skip locked)
    returning photo_key as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Forgets files that are gone. */
export async function endRemovals(db: Database, keys: readonly string[]): Promise<void> {
  await sql`delete from photo_removals where photo_key = any(${keys}::text[])`.execute(db)
}
