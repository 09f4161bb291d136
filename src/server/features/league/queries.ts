// Rows of leagues. Every change first locks the league's row; only `leagueSeenBy` decides who may
// see one.
import { type RawBuilder, sql } from 'kysely'
import type { TierHours } from '#domain/invitation/tier.ts'
import {
  leagueFields,
  type LeagueFields,
  type LeagueState,
  type MemberState,
} from '#domain/league/league.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import { toDay } from '#domain/shared/day.ts'
import { pickFields } from '#domain/shared/pick-fields.ts'
import { isGroupMember } from '../../core/access/visibility-queries.ts'
import { isNotBlocked, viewerRows, type Viewer } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { toLocalDay } from '../../time/zone-time.ts'

export type LeagueKey = { leagueSeriesId: string }
/**
 * today: at the venue. players: how many are in, partners included. days: game days not cancelled.
 * isMineToRun: as its organizer or a venue admin.
 */
export type LeagueFacts = {
  leagueSeriesId: string
  organizerId: string
  organizerName: string
  locationName: string
  timezone: string
  state: LeagueState
  fields: LeagueFields
  today: string
  players: number
  days: number
  isMineToRun: boolean
  watchKey: string | null
  substituteHours: TierHours | null
  mine: MemberState | null
}

/**
 * Leagues `e` that `viewerId` may see: those they run or are in; otherwise no drafts, and private
 * ones only when invited or a substitute. Partner requests give no access.
 */
export const leagueSeenBy = (
  viewerId: Viewer,
): RawBuilder<boolean> => sql<boolean>`(${runBy(viewerId)} or
  exists (select 1 from league_players m where ${selectIsEntry(viewerId)} and m.state <> 'asked')
  or (e.state <> 'draft' and ${isNotBlocked(viewerId, sql.ref('e.player_id'))}
  and (not e.invite or ${isGroupMember(viewerId)} or exists (select 1 from league_substitutes s
    where s.league_series_id = e.league_series_id and s.player_id = ${viewerId}
    and s.state <> 'out'))))`

const runBy = (viewerId: Viewer): RawBuilder<boolean> => sql<boolean>`(e.player_id = ${viewerId}
  or ${viewerId} = ${everywherePlayerId}
  or exists (select 1 from locations_admin office where office.location_id = e.location
  and office.player_id = ${viewerId}))`

const selectIsEntry = (viewerId: Viewer): RawBuilder<boolean> =>
  sql<boolean>`m.league_series_id = e.league_series_id
    and (m.player_id = ${viewerId} or m.partner_id = ${viewerId})`

/** Both sides of a partner request count as asked. */
const selectState = (viewerId: Viewer): RawBuilder<MemberState | null> => sql<MemberState | null>`(
  select m.state from league_players m where ${selectIsEntry(viewerId)}
  order by array_position(array['joined', 'asked', 'invited', 'left'], m.state) limit 1)`

const playersIn = sql<number>`(select
  coalesce(sum(case when m.partner_id is null then 1 else 2 end), 0)::int from league_players m
  where m.league_series_id = e.league_series_id and m.state = 'joined')`
const daysOn = sql<number>`(select count(*)::int from events d
  where d.league_series_id = e.league_series_id and not d.deleted and d.status <> 'cancelled')`

const query = (db: Database, viewerId: string) =>
  db
    .selectFrom('leagues as e')
    .innerJoin('locations as l', 'l.locationId', 'e.location')
    .innerJoin('players as o', 'o.playerId', 'e.playerId')
    .selectAll('e')
    .select([
      'l.name as locationName',
      'l.timezone',
      'o.playerName as organizerName',
      playersIn.as('players'),
      daysOn.as('days'),
      runBy(viewerId).as('isMineToRun'),
      selectState(viewerId).as('mine'),
    ])
    .where('e.deleted', '=', false)
    .where(leagueSeenBy(viewerId))

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirst']>>>

const fieldNames = Object.keys(leagueFields.entries) as (keyof LeagueFields)[]

const toFacts = (row: Row, now: number): LeagueFacts => ({
  leagueSeriesId: row.leagueSeriesId,
  organizerId: row.playerId,
  organizerName: row.organizerName,
  locationName: row.locationName,
  timezone: row.timezone,
  state: row.state,
  today: toLocalDay(now, row.timezone),
  players: row.players,
  days: row.days,
  isMineToRun: row.isMineToRun,
  watchKey: row.watchKey,
  substituteHours: row.substituteHours,
  mine: row.mine,
  fields: {
    ...pickFields(row, fieldNames),
    startDate: toDay(row.startDate),
    endDate: toDay(row.endDate),
    signupDeadline: toDay(row.signupDeadline),
  },
})

export async function findLeague(
  db: Database,
  { leagueSeriesId }: LeagueKey,
  viewerId: string,
  now: number,
): Promise<LeagueFacts | null> {
  const row = await query(db, viewerId)
    .where('e.leagueSeriesId', '=', leagueSeriesId)
    .executeTakeFirst()
  return row === undefined ? null : toFacts(row, now)
}

/**
 * Like findLeague with the row locked until the transaction ends. Counts are read after the lock.
 */
export async function lockLeague(
  tx: Database,
  key: LeagueKey,
  viewerId: string,
  now: number,
): Promise<LeagueFacts | null> {
  claimTurn(tx, toTurnKey('league', key.leagueSeriesId))
  await tx
    .selectFrom('leagues')
    .select('leagueSeriesId')
    .where('leagueSeriesId', '=', key.leagueSeriesId)
    .forUpdate()
    .execute()
  return findLeague(tx, key, viewerId, now)
}

export async function findLinkedLeague(
  db: Database,
  watchKey: string,
  now: number,
): Promise<LeagueFacts | null> {
  const row = await query(db, everywherePlayerId)
    .where('e.watchKey', '=', watchKey)
    .where('e.state', '<>', 'draft')
    .executeTakeFirst()
  return row === undefined ? null : toFacts(row, now)
}

const leaguesMax = 100
const currentFirst = sql`array_position(
  array['running', 'registration', 'draft', 'concluded'], e.state), e.start_date desc,
  e.league_series_id`

/** More private leagues or tournaments than a venue has. */
export const guardedMax = 300

const selectListed = (locationId: string) => {
  const take = (isFit: RawBuilder<boolean>, limit: number) => sql`(select e.league_series_id
    from leagues e where e.location = ${locationId} and not e.deleted and ${isFit}
    order by ${currentFirst} limit ${limit})`
  const isGuarded = sql<boolean>`(e.invite or e.state = 'draft')`
  return sql<boolean>`e.league_series_id in (${take(sql`not ${isGuarded}`, leaguesMax)}
    union all ${take(isGuarded, guardedMax)})`
}

/** Without regard to viewers, whose part is in `loadLeagueSides`. */
export async function listLeagues(
  db: Database,
  locationId: string,
  now: number,
): Promise<LeagueFacts[]> {
  const rows = await query(db, everywherePlayerId)
    .where(selectListed(locationId))
    .orderBy(currentFirst)
    .execute()
  return rows.map((row) => toFacts(row, now))
}

export type VenueRoles = { isMember: boolean; isAdmin: boolean }

export const selectVenueRoles = (locationId: string): RawBuilder<VenueRoles> => sql<VenueRoles>`
  exists (select 1 from player_locations m where m.location_id = ${locationId}
    and m.player_id = viewer.player_id and not m.removed) as "isMember",
  exists (select 1 from locations_admin a where a.location_id = ${locationId}
    and a.player_id = viewer.player_id) as "isAdmin"`

export type LeagueSide = VenueRoles & {
  leagues: {
    readonly [leagueSeriesId: string]: Pick<LeagueFacts, 'isMineToRun' | 'mine'>
  }
}

export async function loadLeagueSides(
  db: Database,
  playerIds: readonly string[],
  locationId: string,
): Promise<LeagueSide[]> {
  const viewer = sql.ref<string>('viewer.player_id')
  const { rows } = await sql<LeagueSide>`
    select ${selectVenueRoles(locationId)}, coalesce((
        select json_object_agg(seen.league_series_id, json_build_object(
          'isMineToRun', seen.runs, 'mine', seen.mine))
        from (select e.league_series_id, ${runBy(viewer)} as runs, ${selectState(viewer)} as mine
          from leagues e where e.location = ${locationId} and not e.deleted
            and ${leagueSeenBy(viewer)} order by ${currentFirst} limit ${leaguesMax}) seen), '{}') as leagues
    from ${viewerRows(playerIds)} as viewer (player_id, n) order by n`.execute(db)
  return rows
}

export async function findVenue(db: Database, locationId: string) {
  return db
    .selectFrom('locations as l')
    .select(['l.name', 'l.eventCreators'])
    .where('l.locationId', '=', locationId)
    .where('l.hidden', '=', false)
    .executeTakeFirst()
}

export async function insertLeague(
  tx: Database,
  league: LeagueKey & { organizerId: string; fields: LeagueFields; now: number },
): Promise<void> {
  await tx
    .insertInto('leagues')
    .values({
      leagueSeriesId: league.leagueSeriesId,
      playerId: league.organizerId,
      ...league.fields,
      created: new Date(league.now),
      edited: null,
    })
    .execute()
}

export async function storeLeagueFields(
  tx: Database,
  { leagueSeriesId, fields, now }: LeagueKey & { fields: LeagueFields; now: number },
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ ...fields, edited: new Date(now) })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
}

export async function setState(
  tx: Database,
  { leagueSeriesId, state, now }: LeagueKey & { state: LeagueState; now: number },
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ state, edited: new Date(now) })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
}

export async function deleteLeagueRows(tx: Database, { leagueSeriesId }: LeagueKey): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ deleted: true })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
}
