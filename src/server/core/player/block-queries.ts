// Visibility between players; every query about players uses these conditions. A block hides two
// players from each other outside shared rosters; a hidden profile is visible only to its player,
// the friends and favorites they chose, people in the same event, and admins of their venues.
// Inside an event or a league the company decides (domain/player/naming.ts), loaded here once for
// all viewers. What may not be seen answers as if it didn't exist.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { NamingScope } from '#domain/player/naming.ts'
import type { Database } from '../../db/open-database.ts'
import { chosenForEvent, chosenNowhere, selectOutsideFacts } from './outside-queries.ts'
import { keepsStandIn } from './sight-queries.ts'

export type Viewer = string | RawBuilder<string>

/**
 * PostgreSQL can't estimate the length of an array and replans each time; a single id avoids that.
 */
export const viewerRows = (playerIds: readonly string[]): RawBuilder<unknown> =>
  playerIds.length === 1
    ? sql`(values (${playerIds[0]}::text, 1))`
    : sql`unnest(${[...playerIds]}::text[]) with ordinality`

/**
 * Everyone blocked from `viewerId`, in either direction, as rows. For a value it is uncorrelated,
 * so PostgreSQL runs it once.
 */
export const selectBlocked = (viewerId: Viewer): RawBuilder<string> => sql<string>`(
  select blocked_id from player_blocks where player_id = ${viewerId} union all select player_id
    from player_blocks where blocked_id = ${viewerId})`

/** True when neither has blocked the other. `playerId` is a column or a value. */
export const isNotBlocked = (viewerId: Viewer, playerId: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`${playerId} <> all (array${selectBlocked(viewerId)})`

/**
 * True for players who are visible only in shared rosters and records: suspended players, and
 * stand-ins of contacts, which have no profile.
 */
const isConcealed = (playerId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(exists (
  select 1 from suspensions shut join players barred on barred.user_id = shut.user_id
  where shut.ended is null and barred.player_id = ${playerId})
  or exists (select 1 from players unclaimed where unclaimed.player_id = ${playerId}
  and unclaimed.contact))`

export function isVisible(viewerId: Viewer, alias: string): RawBuilder<boolean> {
  const id = sql.ref<string>(`${alias}.player_id`)
  return sql<boolean>`(${id} = ${viewerId}
    or (${isNotBlocked(viewerId, id)}
    and (not ${sql.ref(`${alias}.hidden`)}
    or (${maySeeHidden(viewerId, id)} and not ${isConcealed(id)}))))`
}

/**
 * True for rows of `players` (`alias`) that are neither blocked from `viewerId` nor suspended,
 * hidden or not; for organizers in their own events.
 */
export function isUnblockedAndActive(viewerId: Viewer, alias: string): RawBuilder<boolean> {
  const id = sql.ref<string>(`${alias}.player_id`)
  return sql<boolean>`(${isNotBlocked(viewerId, id)} and not ${isConcealed(id)})`
}

export const maySeeHidden = (
  viewerId: Viewer,
  playerId: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from player_friends friends where friends.player_id = ${playerId}
  and friends.friend_id = ${viewerId} and friends.friend)
  or exists (select 1 from player_favorites favorites where favorites.player_id = ${playerId}
  and favorites.favorite_id = ${viewerId} and favorites.favorite)
  or exists (select 1 from player_events mine
  inner join player_events theirs on theirs.event_id = mine.event_id
  inner join events shared on shared.event_id = mine.event_id
    where mine.player_id = ${viewerId} and not mine.removed and theirs.player_id = ${playerId}
    and not theirs.removed and not shared.deleted)
  or exists (select 1 from locations_admin office
  inner join player_locations active on active.location_id = office.location_id
    where office.player_id = ${viewerId} and active.player_id = ${playerId}
    and not active.removed))`

/**
 * The inverse of `isFamiliar`: all players whose hidden profiles the viewer may see. Starts from
 * the viewer's rows, so it never scans a venue.
 */
export const selectHiddenVisibleTo = (viewerId: string): RawBuilder<string> => sql<string>`(
  select ${viewerId}::text
  union all select familiar.player_id from (${selectHiddenOthersVisibleTo(viewerId)}) familiar
  where not ${isConcealed(sql.ref('familiar.player_id'))})`

const selectHiddenOthersVisibleTo = (viewerId: string): RawBuilder<string> => sql<string>`
  select friends.player_id from player_friends friends where friends.friend_id = ${viewerId}
    and friends.friend
  union all select favorites.player_id from player_favorites favorites
  where favorites.favorite_id = ${viewerId} and favorites.favorite
  union all select theirs.player_id from player_events mine
  inner join player_events theirs on theirs.event_id = mine.event_id
  inner join events shared on shared.event_id = mine.event_id
    where mine.player_id = ${viewerId} and not mine.removed and not theirs.removed
    and not shared.deleted
  union all select active.player_id from locations_admin office
  inner join player_locations active on active.location_id = office.location_id
    where office.player_id = ${viewerId} and active.hidden and not active.removed`

/**
 * The friends of `viewerId` whom they may see, as rows; uncorrelated, so PostgreSQL runs it once.
 */
export const selectVisibleFriends = (viewerId: string): RawBuilder<string> => sql<string>`(
  select f.friend_id from player_friends f join players p on p.player_id = f.friend_id
    where f.player_id = ${viewerId} and f.friend and ${isVisible(viewerId, 'p')})`

/**
 * The unblocked friends of `viewerId`, hidden or not; for organizers of an event and admins of its
 * venue. Uncorrelated, too.
 */
export const unblockedFriends = (viewerId: string): RawBuilder<string> => sql<string>`(
  select f.friend_id from player_friends f where f.player_id = ${viewerId} and f.friend
    and ${isNotBlocked(viewerId, sql.ref('f.friend_id'))})`

/**
 * True when `viewerId` may bring the `players` row named `alias` into an event: a visible player,
 * or the stand-in of a contact they keep.
 */
export const mayBring = (viewerId: Viewer, alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${isVisible(viewerId, alias)}
    or ${keepsStandIn(viewerId, sql.ref(`${alias}.player_id`))})`

export async function findNameToBring(
  db: Database,
  viewerId: string,
  playerId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('players as p')
    .select('p.playerName')
    .where('p.playerId', '=', playerId)
    .where(mayBring(viewerId, 'p'))
    .executeTakeFirst()
  return row?.playerName ?? null
}

export type SeenPlayer = {
  playerId: string
  playerName: string
  userId: string | null
  photoURL: string
  hidden: boolean
}

export async function findVisiblePlayer(
  db: Database,
  viewerId: string,
  playerId: string,
): Promise<SeenPlayer | null> {
  const row = await db
    .selectFrom('players as p')
    .select(['p.playerId', 'p.playerName', 'p.userId', 'p.photoUrl', 'p.hidden'])
    .where('p.playerId', '=', playerId)
    .where(isVisible(viewerId, 'p'))
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        playerId: row.playerId,
        playerName: row.playerName,
        userId: row.userId,
        photoURL: row.photoUrl,
        hidden: row.hidden,
      }
}

export type Sight = { viewerId: string; playerId: string }
export const sightKey = ({ viewerId, playerId }: Sight): string => `${viewerId} ${playerId}`

export const selectSeen = (db: Database, pairs: readonly Sight[]): CompiledQuery<Sight> | null =>
  pairs.length === 0
    ? null
    : sql<Sight>`
    select pair.viewer as "viewerId", p.player_id
    from unnest(${pairs.map(({ viewerId }) => viewerId)}::text[],
    ${pairs.map(({ playerId }) => playerId)}::text[]) as pair (viewer, player)
      join players p on p.player_id = pair.player
    where ${mayBring(sql.ref('pair.viewer'), 'p')}`.compile(db)

/**
 * The players of `people` (rows with a player_id, each once) whom not everyone may see by name, as
 * a JSON value. `chosen` decides how people without an account are named here. Looked up one by one
 * (offset 0): otherwise PostgreSQL may read the blocks of all players.
 */
export const selectGuardedPeople = (
  people: RawBuilder<unknown>,
  chosen: RawBuilder<unknown>,
): RawBuilder<NamingScope['guarded']> => sql<NamingScope['guarded']>`coalesce((
  select json_agg(json_build_object('playerId', g.player_id, 'isHidden', g.hidden, 'apartFrom',
    g.apart, 'contact', case when g.contact
    then ${selectOutsideFacts(sql.ref('g.player_id'), chosen)} end, 'shownTo', array(
      select f.friend_id from player_friends f where f.player_id = g.player_id and f.friend
        and g.hidden and not ${isConcealed(sql.ref('g.player_id'))}
      union select f.favorite_id from player_favorites f where f.player_id = g.player_id
      and f.favorite and g.hidden and not ${isConcealed(sql.ref('g.player_id'))})))
  from (${people}) who (player_id) cross join lateral (
    select p.player_id, p.hidden, p.contact,
      array${selectBlocked(sql.ref('p.player_id'))} as apart
    from players p where p.player_id = who.player_id offset 0) g
  where g.hidden or cardinality(g.apart) > 0), '[]')`

export async function loadEventCompany(db: Database, eventId: string): Promise<NamingScope> {
  const { rows } = await db.executeQuery(selectEventCompany(db, eventId))
  return toCompany(rows)
}

export const toCompany = ([company]: readonly NamingScope[]): NamingScope =>
  company ?? { insiders: [], guarded: [] }

export function selectEventCompany(db: Database, eventId: string): CompiledQuery<NamingScope> {
  const runs = sql`select e.player_id union select c.player_id from event_cohosts c
    where c.event_id = e.event_id union select a.player_id from locations_admin a
    where a.location_id = e.location`
  const plays = sql`select k.player_id from match_list_players k where k.event_id = e.event_id
    and k.player_id is not null union select m.player_id from queue_members m
    where m.event_id = e.event_id and m.player_id is not null`
  return sql<NamingScope>`
    select array(${runs} union ${plays} union select i.player_id from player_events i
      where i.event_id = e.event_id and not i.removed) as insiders,
      ${selectGuardedPeople(
        sql`${runs} union ${plays} union select k.guest_of from match_list_players k
        where k.event_id = e.event_id union select m.guest_of from queue_members m
        where m.event_id = e.event_id union select i.player_id from player_events i
        where i.event_id = e.event_id`,
        chosenForEvent,
      )} as guarded
    from events e where e.event_id = ${eventId}`.compile(db)
}

export type RunCompany = NamingScope & { runs: readonly string[] }

/**
 * The people of a league, former ones included; players only asked or invited are not insiders. One
 * statement.
 */
export async function loadLeagueCompany(db: Database, leagueSeriesId: string): Promise<RunCompany> {
  const runs = sql`select season.player_id union select a.player_id from locations_admin a
    where a.location_id = season.location`
  const { rows } = await sql<RunCompany>`
    select array(${runs}) as runs,
      array(${runs} union select unnest(array[m.player_id, m.partner_id]) from league_players m
      where m.league_series_id = season.league_series_id and m.state = 'joined') as insiders,
      ${selectGuardedPeople(
        sql`select distinct unnest(array[m.player_id, m.partner_id])
        from league_players m
        where m.league_series_id = season.league_series_id`,
        chosenNowhere,
      )} as guarded
    from leagues season where season.league_series_id = ${leagueSeriesId}`.execute(db)
  return rows[0] ?? { runs: [], insiders: [], guarded: [] }
}

export async function lockPair(tx: Database, playerId: string, otherId: string): Promise<void> {
  await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', 'in', [playerId, otherId])
    .orderBy('playerId')
    .forNoKeyUpdate()
    .execute()
}

export async function findStanding(
  tx: Database,
  playerId: string,
  otherId: string,
): Promise<{ isSeen: boolean; isBlocked: boolean }> {
  const { rows } = await sql<{ isSeen: boolean; isBlocked: boolean }>`
    select ${isVisible(playerId, 'p')} as "isSeen",
      exists (select 1 from player_blocks b where b.player_id = ${playerId}
      and b.blocked_id = p.player_id) as "isBlocked"
    from players p where p.player_id = ${otherId}`.execute(tx)
  return rows[0] ?? { isSeen: false, isBlocked: false }
}

/**
 * Stores a block, and ends what connects the two: friends, favorites, club invitations and
 * requests, open requests, unread messages.
 */
export async function addBlock(
  tx: Database,
  playerId: string,
  otherId: string,
  now: number,
): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`
  const between = (from: string, to: string) =>
    sql`((${sql.ref(from)} = ${playerId} and ${sql.ref(to)} = ${otherId})
      or (${sql.ref(from)} = ${otherId} and ${sql.ref(to)} = ${playerId}))`
  await sql`
    with friends as (update player_friends set friend = false where friend
      and ${between('player_id', 'friend_id')}),
    favorites as (update player_favorites set favorite = false where favorite
    and ${between('player_id', 'favorite_id')}),
    invitations as (delete from club_invitations i using clubs c where c.location_id = i.location_id
    and c.slug = i.slug and ${between('c.player_id', 'i.player_id')}),
    requests as (delete from club_requests q using clubs c where c.location_id = q.location_id
    and c.slug = q.slug and ${between('c.player_id', 'q.player_id')}),
    letters as (update messages set read = true, used = case when type = 'txt' then null
    else coalesce(used, ${at}) end
      where ${between('from_id', 'to_id')} and (not read or (type <> 'txt' and used is null)))
    insert into player_blocks (player_id, blocked_id, created)
      values (${playerId}, ${otherId}, ${at})`.execute(tx)
}

export async function removeBlock(tx: Database, playerId: string, otherId: string): Promise<void> {
  await tx
    .deleteFrom('player_blocks')
    .where('playerId', '=', playerId)
    .where('blockedId', '=', otherId)
    .execute()
}

export async function listSharedLocations(
  tx: Database,
  playerId: string,
  otherId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('player_locations')
    .select('locationId')
    .distinct()
    .where('playerId', 'in', [playerId, otherId])
    .where('removed', '=', false)
    .execute()
  return rows.map(({ locationId }) => locationId)
}

export async function listPartnerSeekingEvents(
  tx: Database,
  playerId: string,
  otherId: string,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select s.event_id from partner_seekers s join events e on e.event_id = s.event_id
    where s.player_id = any(${[playerId, otherId]}::text[]) and not e.deleted
      and (e.player_id = any(${[playerId, otherId]}::text[]) or exists (
        select 1 from event_cohosts c where c.event_id = e.event_id
          and c.player_id = any(${[playerId, otherId]}::text[])))`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function listBlocked(
  db: Database,
  playerId: string,
): Promise<{ playerId: string; playerName: string }[]> {
  return db
    .selectFrom('player_blocks as b')
    .innerJoin('players as p', 'p.playerId', 'b.blockedId')
    .select(['p.playerId', 'p.playerName'])
    .where('b.playerId', '=', playerId)
    .orderBy('p.playerId')
    .execute()
}
