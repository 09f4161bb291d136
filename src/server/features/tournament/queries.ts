// Rows of tournaments. Every change first locks the tournament's row; only `tournamentSeenBy`
// decides who may see one.
import { type RawBuilder, sql } from 'kysely'
import { listEventRoles, type EventRole } from '#domain/access/capabilities.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import { toDay } from '#domain/shared/day.ts'
import { pickFields } from '#domain/shared/pick-fields.ts'
import { tournamentFields, type TournamentFields } from '#domain/tournament/tournament.ts'
import {
  hasPlaceIn,
  isGroupMember,
  isInvitedTo,
  isRunBy,
} from '../../core/access/visibility-queries.ts'
import { isNotBlocked, viewerRows, type Viewer } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import { guardedMax, selectVenueRoles, type VenueRoles } from '../league/queries.ts'

export type TournamentKey = { tournamentId: string }
/**
 * today: at the venue. divisions: how many are active. roles: the viewer's. The stand-in who sees
 * everything counts as a venue admin.
 */
export type TournamentFacts = {
  tournamentId: string
  organizerId: string
  organizerName: string
  cohostNames: string[]
  locationName: string
  timezone: string
  fields: TournamentFields
  today: string
  divisions: number
  roles: EventRole[]
  watchKey: string | null
}

const isCohost = (viewerId: Viewer): RawBuilder<boolean> => sql`exists (
  select 1 from tournament_cohosts c where c.tournament_id = t.tournament_id
  and c.player_id = ${viewerId})`

const isVenueAdmin = (viewerId: Viewer): RawBuilder<boolean> => sql`(
  ${viewerId} = ${everywherePlayerId}
  or exists (select 1 from locations_admin office where office.location_id = t.location
  and office.player_id = ${viewerId}))`

const runBy = (viewerId: Viewer): RawBuilder<boolean> => sql`(t.player_id = ${viewerId}
  or ${isCohost(viewerId)} or ${isVenueAdmin(viewerId)})`

const hasDivision = (isFit: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select 1 from events e where e.tournament_id = t.tournament_id and not e.deleted
  and e.status <> 'draft' and ${isFit})`

const isInvited = (viewerId: Viewer): RawBuilder<boolean> => sql`(
  exists (select 1 from (select t.player_id, t.location, t.invited) e
    where ${isGroupMember(viewerId)})
  or ${hasDivision(isInvitedTo(viewerId))})`

/**
 * Tournaments `t` that the viewer may see: those they run or in which they run or have a division.
 * Otherwise a block between organizer and viewer hides them, and private ones show to those invited.
 */
const tournamentSeenBy = (viewerId: Viewer): RawBuilder<boolean> => sql`(${runBy(viewerId)}
  or ${isNotBlocked(viewerId, sql.ref('t.player_id'))} and (not t.invite or ${isInvited(viewerId)})
  or ${hasDivision(sql`(${isRunBy(viewerId)} or ${hasPlaceIn(viewerId)})`)})`

export const divisionsOn = sql<number>`(select count(*)::int from events d
  where d.tournament_id = t.tournament_id and not d.deleted and d.status = 'published')`

const query = (db: Database, viewerId: string) =>
  db
    .selectFrom('tournaments as t')
    .innerJoin('locations as l', 'l.locationId', 't.location')
    .innerJoin('players as o', 'o.playerId', 't.playerId')
    .selectAll('t')
    .select([
      'l.name as locationName',
      'l.timezone',
      'o.playerName as organizerName',
      divisionsOn.as('divisions'),
      isCohost(viewerId).as('isCohost'),
      isVenueAdmin(viewerId).as('isVenueAdmin'),
    ])
    .select([
      sql<string[]>`array(select c.player_id from tournament_cohosts c
        where c.tournament_id = t.tournament_id order by c.player_id)`.as('cohosts'),
      sql<string[]>`array(select p.player_name from tournament_cohosts c
        join players p on p.player_id = c.player_id
        where c.tournament_id = t.tournament_id order by c.player_id)`.as('cohostNames'),
    ])
    .where('t.deleted', '=', false)
    .where(tournamentSeenBy(viewerId))

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirst']>>>

const fieldNames = Object.keys(tournamentFields.entries) as (keyof TournamentFields)[]

const toFacts = (row: Row, viewerId: string, now: number): TournamentFacts => ({
  tournamentId: row.tournamentId,
  organizerId: row.playerId,
  organizerName: row.organizerName,
  locationName: row.locationName,
  timezone: row.timezone,
  today: toLocalDay(now, row.timezone),
  divisions: row.divisions,
  roles: listEventRoles({ ...row, isOrganizer: row.playerId === viewerId }),
  cohostNames: row.cohostNames,
  watchKey: row.watchKey,
  fields: {
    ...pickFields(row, fieldNames),
    startDate: toDay(row.startDate),
    endDate: toDay(row.endDate),
  },
})

export async function findTournament(
  db: Database,
  { tournamentId }: TournamentKey,
  viewerId: string,
  now: number,
): Promise<TournamentFacts | null> {
  const row = await query(db, viewerId)
    .where('t.tournamentId', '=', tournamentId)
    .executeTakeFirst()
  return row === undefined ? null : toFacts(row, viewerId, now)
}

/**
 * Like findTournament with the row locked, which also guards the plan and court calls. Lock order:
 * before events.
 */
export async function lockTournament(
  tx: Database,
  key: TournamentKey,
  viewerId: string,
  now: number,
): Promise<TournamentFacts | null> {
  claimTurn(tx, toTurnKey('tournament', key.tournamentId))
  await tx
    .selectFrom('tournaments')
    .select('tournamentId')
    .where('tournamentId', '=', key.tournamentId)
    .forUpdate()
    .execute()
  return findTournament(tx, key, viewerId, now)
}

export async function findLinkedTournament(
  db: Database,
  watchKey: string,
  now: number,
): Promise<TournamentFacts | null> {
  const row = await query(db, everywherePlayerId)
    .where('t.watchKey', '=', watchKey)
    .executeTakeFirst()
  return row === undefined ? null : toFacts(row, everywherePlayerId, now)
}

const tournamentsMax = 100
const latestFirst = sql`t.end_date desc, t.tournament_id`

export type TournamentSide = VenueRoles & {
  /** Those the viewer sees, each with whether they run it. */
  tournaments: { readonly [tournamentId: string]: boolean }
}

export async function loadTournamentSides(
  db: Database,
  playerIds: readonly string[],
  locationId: string,
): Promise<TournamentSide[]> {
  const viewer = sql.ref<string>('viewer.player_id')
  const { rows } = await sql<TournamentSide>`
    select ${selectVenueRoles(locationId)}, coalesce((
        select json_object_agg(seen.tournament_id, seen.runs)
        from (select t.tournament_id, ${runBy(viewer)} as runs from tournaments t
          where t.location = ${locationId} and not t.deleted and ${tournamentSeenBy(viewer)}
          order by ${latestFirst} limit ${tournamentsMax}) seen), '{}') as tournaments
    from ${viewerRows(playerIds)} as viewer (player_id, n) order by n`.execute(db)
  return rows
}

const selectListed = (locationId: string) => {
  const take = (isFit: RawBuilder<boolean>, limit: number) => sql`(select t.tournament_id
    from tournaments t where t.location = ${locationId} and not t.deleted and ${isFit}
    order by ${latestFirst} limit ${limit})`
  return sql<boolean>`t.tournament_id in (${take(sql`not t.invite`, tournamentsMax)}
    union all ${take(sql`t.invite`, guardedMax)})`
}

export async function listTournaments(
  db: Database,
  { locationId, now }: { locationId: string; now: number },
): Promise<TournamentFacts[]> {
  const rows = await query(db, everywherePlayerId)
    .where(selectListed(locationId))
    .orderBy(latestFirst)
    .execute()
  const facts = rows.map((row) => toFacts(row, everywherePlayerId, now))
  const isOver = ({ fields, today }: TournamentFacts): boolean => fields.endDate < today
  return [...facts.filter((each) => !isOver(each)).toReversed(), ...facts.filter(isOver)]
}

const toColumns = ({ cohosts: _cohosts, ...columns }: TournamentFields) => columns

export async function insertTournament(
  tx: Database,
  tournament: TournamentKey & { organizerId: string; fields: TournamentFields; now: number },
): Promise<void> {
  await tx
    .insertInto('tournaments')
    .values({
      tournamentId: tournament.tournamentId,
      playerId: tournament.organizerId,
      ...toColumns(tournament.fields),
      created: new Date(tournament.now),
      edited: null,
    })
    .execute()
}

export async function updateTournament(
  tx: Database,
  { tournamentId, fields, now }: TournamentKey & { fields: TournamentFields; now: number },
): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set({ ...toColumns(fields), edited: new Date(now) })
    .where('tournamentId', '=', tournamentId)
    .execute()
}

export async function deleteTournament(
  tx: Database,
  { tournamentId }: TournamentKey,
): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set({ deleted: true })
    .where('tournamentId', '=', tournamentId)
    .execute()
}

export async function saveTournamentKey(
  tx: Database,
  { tournamentId }: TournamentKey,
  watchKey: string | null,
): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set({ watchKey })
    .where('tournamentId', '=', tournamentId)
    .execute()
}
