// Rows of tournaments. Every change first locks the tournament's row; only `tournamentSeenBy`
// decides who may see one.
import { type RawBuilder, sql } from 'kysely'
import { everywherePlayerId } from '#domain/player/player.ts'
import { toDay } from '#domain/shared/day.ts'
import { pickFields } from '#domain/shared/pick-fields.ts'
import { tournamentFields, type TournamentFields } from '#domain/tournament/tournament.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { toLocalDay } from '../../time/zone-time.ts'

export type TournamentKey = { tournamentId: string }
/**
 * today: at the venue. divisions: how many are active. isMineToRun: as its organizer or a venue
 * admin.
 */
export type TournamentFacts = {
  tournamentId: string
  organizerId: string
  organizerName: string
  locationName: string
  timezone: string
  fields: TournamentFields
  today: string
  divisions: number
  isMineToRun: boolean
  watchKey: string | null
}

const runBy = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(t.player_id = ${viewerId}
  or ${viewerId} = ${everywherePlayerId}
  or exists (select 1 from locations_admin office where office.location_id = t.location
  and office.player_id = ${viewerId}))`

/**
 * Tournaments `t` are public; a block between organizer and viewer hides those in which the viewer
 * has no division.
 */
const tournamentSeenBy = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(${runBy(viewerId)}
  or ${isNotBlocked(viewerId, sql.ref('t.player_id'))}
  or exists (select 1 from events d join player_events i on i.event_id = d.event_id
    where d.tournament_id = t.tournament_id and not d.deleted and i.player_id = ${viewerId}
    and not i.removed))`

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
      runBy(viewerId).as('isMineToRun'),
    ])
    .where('t.deleted', '=', false)
    .where(tournamentSeenBy(viewerId))

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirst']>>>

const fieldNames = Object.keys(tournamentFields.entries) as (keyof TournamentFields)[]

const toFacts = (row: Row, now: number): TournamentFacts => ({
  tournamentId: row.tournamentId,
  organizerId: row.playerId,
  organizerName: row.organizerName,
  locationName: row.locationName,
  timezone: row.timezone,
  today: toLocalDay(now, row.timezone),
  divisions: row.divisions,
  isMineToRun: row.isMineToRun,
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
  return row === undefined ? null : toFacts(row, now)
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
  return row === undefined ? null : toFacts(row, now)
}

export async function listTournaments(
  db: Database,
  { locationId, viewerId, now }: { locationId: string; viewerId: string; now: number },
): Promise<TournamentFacts[]> {
  const rows = await query(db, viewerId)
    .where('t.location', '=', locationId)
    .orderBy('t.endDate', 'desc')
    .orderBy('t.tournamentId')
    .limit(100)
    .execute()
  const facts = rows.map((row) => toFacts(row, now))
  const isOver = ({ fields, today }: TournamentFacts): boolean => fields.endDate < today
  return [...facts.filter((each) => !isOver(each)).toReversed(), ...facts.filter(isOver)]
}

export async function insertTournament(
  tx: Database,
  tournament: TournamentKey & { organizerId: string; fields: TournamentFields; now: number },
): Promise<void> {
  await tx
    .insertInto('tournaments')
    .values({
      tournamentId: tournament.tournamentId,
      playerId: tournament.organizerId,
      ...tournament.fields,
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
    .set({ ...fields, edited: new Date(now) })
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
