// Rows of match lists. They change only under the event's row lock (lockMatchList), as a new value
// of the whole list of which the difference is written. The revision grows with changes that
// outdate plans in progress.
import { sql } from 'kysely'
import { isCompetitive } from '#domain/event/event.ts'
import { type FormatFields, defaultFormat } from '#domain/event/format.ts'
import type { MatchList, ListPlayer } from '#domain/match-list/match-list.ts'
import type { Match } from '#domain/match/match.ts'
import { toFormat, formatColumns } from '../../core/event/fields-queries.ts'
import { forgetRunning } from '../../core/event/plan-queries.ts'
import { type EventFacts, lockEvent } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import { savePlayers } from './change-queries.ts'

export type LockedMatchList = { event: EventFacts; list: MatchList; format: FormatFields }

export async function lockMatchList(
  tx: Database,
  eventId: string,
): Promise<LockedMatchList | null> {
  const event = await lockEvent(tx, eventId)
  if (event === null) return null
  const list = await loadMatchList(tx, eventId)
  return list === null ? null : { event, list, format: await loadFormat(tx, eventId) }
}

export async function eventIdOfMatch(db: Database, matchId: string): Promise<string | null> {
  const row = await db
    .selectFrom('matches')
    .select('eventId')
    .where('matchId', '=', matchId)
    .executeTakeFirst()
  return row?.eventId ?? null
}

export async function loadFormat(db: Database, eventId: string): Promise<FormatFields> {
  const row = await db
    .selectFrom('events')
    .select([
      'type',
      'play',
      'format',
      'rounds',
      'points',
      'winBy',
      'scoring',
      'bestOf',
      'ranked',
      'consolation',
    ])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return toFormat(row) ?? defaultFormat(row.type, row.play, isCompetitive(row.type))
}

export async function loadMatchList(db: Database, eventId: string): Promise<MatchList | null> {
  const {
    rows: [head],
  } = await sql<Omit<MatchList, 'matches'>>`
    select ml.event_id, ml.state, ml.courts, ml.revision,
      coalesce((select json_agg(json_build_object('number', p.number, 'playerId', p.player_id,
      'guestOf', p.guest_of, 'guest', p.guest, 'presence', p.presence, 'team', p.team)
        order by p.number)
        from match_list_players p where p.event_id = ml.event_id), '[]') as players,
      coalesce((select json_agg(json_build_object('round', b.round, 'number', b.number)
      order by b.round, b.number) from match_byes b where b.event_id = ml.event_id), '[]') as byes
    from match_lists ml where ml.event_id = ${eventId}`.execute(db)
  return head === undefined ? null : { ...head, matches: await loadMatches(db, eventId) }
}

type MatchRow = Omit<Match, 'games' | 'reported' | 'confirmed' | 'decided'> & {
  pointsA: number[]
  pointsB: number[]
  reported: Date | null
  confirmed: Date | null
  decided: Date | null
}

export async function loadMatches(db: Database, eventId: string): Promise<Match[]> {
  const { rows } = await sql<MatchRow>`
    select m.match_id, m.stage, m.round, m.slot, m.court, m.pool, m.state,
      m.points_a, m.points_b, m.winner, m.walkover,
      m.reported_by, m.reported, m.disputed_by, m.dispute,
      m.confirmed_by, m.confirmed, m.decided,
      coalesce(array_agg(p.number order by p.number) filter (where p.side = 'a'), '{}') as a,
      coalesce(array_agg(p.number order by p.number) filter (where p.side = 'b'), '{}') as b
    from matches m left join match_players p on p.match_id = m.match_id
    where m.event_id = ${eventId}
    group by m.match_id order by
    array_position(array['round', 'pool', 'winners', 'losers', 'final', 'bronze', 'consolation'],
    m.stage), m.round, m.slot`.execute(db)
  return rows.map(
    ({
      matchId,
      stage,
      round,
      slot,
      court,
      pool,
      a,
      b,
      pointsA,
      pointsB,
      reported,
      confirmed,
      decided,
      ...row
    }) => ({
      matchId,
      stage,
      round,
      slot,
      court,
      pool,
      a,
      b,
      ...row,
      games: pointsA.map((points, index) => [points, pointsB[index] ?? 0] as const),
      reported: reported?.toISOString() ?? null,
      confirmed: confirmed?.toISOString() ?? null,
      decided: decided?.toISOString() ?? null,
    }),
  )
}

export async function insertMatchList(
  tx: Database,
  {
    eventId,
    players,
    format,
    now,
  }: { eventId: string; players: readonly ListPlayer[]; format: FormatFields; now: number },
): Promise<void> {
  await sql`
    insert into match_lists (event_id, courts, started)
      select event_id, case when tournament_id is null
        then array(select generate_series(1, courts)) else '{}' end, ${new Date(now)}::timestamptz
        from events where event_id = ${eventId}`.execute(tx)
  await savePlayers(tx, eventId, {
    courts: null,
    players: players.map((after) => ({ before: null, after })),
    matches: [],
    byes: [],
  })
  await saveFormat(tx, eventId, format)
}

export async function saveFormat(
  tx: Database,
  eventId: string,
  format: FormatFields,
): Promise<void> {
  await tx.updateTable('events').set(formatColumns(format)).where('eventId', '=', eventId).execute()
  await forgetRunning(tx, eventId)
}

export async function saveWatchKey(
  tx: Database,
  eventId: string,
  watchKey: string | null,
): Promise<void> {
  await tx.updateTable('match_lists').set({ watchKey }).where('eventId', '=', eventId).execute()
}

type PlaysAs = 'woman' | 'man' | null

export async function listPlayerGenders(
  db: Database,
  eventId: string,
): Promise<{ number: number; gender: PlaysAs }[] | null> {
  const {
    rows: [list],
  } = await sql<{ genders: { number: number; gender: PlaysAs }[] }>`
    select coalesce((select json_agg(json_build_object('number', p.number, 'gender', p.gender)
      order by p.number) from match_list_players p where p.event_id = ml.event_id), '[]') as genders
    from match_lists ml where ml.event_id = ${eventId}`.execute(db)
  return list?.genders ?? null
}

export async function saveGender(
  tx: Database,
  eventId: string,
  number: number,
  gender: PlaysAs,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('match_list_players')
    .set({ gender })
    .where('eventId', '=', eventId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
