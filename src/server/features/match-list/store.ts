// Match lists as rows. Changed only under the event's row lock (lockMatchList); a change is a new value of the whole list, of which
// only what differs is written. The revision grows with whatever a plan in the making would not know.
import { sql } from 'kysely'
import { defaultFormat, type FormatFields } from '#domain/event/format.ts'
import { isCompetitive } from '#domain/event/event.ts'
import type { Match } from '#domain/match/match.ts'
import { changeBetween, isNoChange, outdatesPlans, type ListChange } from '#domain/match-list/list-change.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { formatOf, lockEvent, type EventFacts } from '../event/store.ts'

/** The match list of an event under its lock, and the format that is played. */
export type LockedMatchList = { event: EventFacts; list: MatchList; format: FormatFields }

/** Locks the event, then reads its match list: nobody else changes either until the transaction ends. Null: no event, or no list yet. */
export async function lockMatchList(tx: Database, eventId: string): Promise<LockedMatchList | null> {
  const event = await lockEvent(tx, eventId)
  if (event === null) return null
  const list = await loadMatchList(tx, eventId)
  return list === null ? null : { event, list, format: await loadFormat(tx, eventId) }
}

/** The event a match belongs to, or null. */
export async function eventIdOfMatch(db: Database, matchId: string): Promise<string | null> {
  const row = await db.selectFrom('matches').select('event_id').where('match_id', '=', matchId).executeTakeFirst()
  return row?.event_id ?? null
}

/** How an event is played: what its organizer chose, or what its type suggests. */
export async function loadFormat(db: Database, eventId: string): Promise<FormatFields> {
  const row = await db.selectFrom('events').select(['type', 'play', 'format', 'rounds', 'points', 'win_by', 'scoring', 'best_of', 'ranked', 'consolation']).where('event_id', '=', eventId).executeTakeFirstOrThrow()
  return formatOf(row) ?? defaultFormat(row.type, row.play, isCompetitive(row.type))
}

/** The match list of an event, or null while it was not opened; in two statements. Sides are sorted by number. */
export async function loadMatchList(db: Database, eventId: string): Promise<MatchList | null> {
  const { rows: [head] } = await sql<Omit<MatchList, 'matches'>>`
    select ml.event_id as "eventId", ml.state, ml.courts, ml.revision,
      coalesce((select json_agg(json_build_object('number', p.number, 'playerId', p.player_id, 'guestOf', p.guest_of, 'guest', p.guest, 'presence', p.presence, 'team', p.team) order by p.number)
        from match_list_players p where p.event_id = ml.event_id), '[]') as players,
      coalesce((select json_agg(json_build_object('round', b.round, 'number', b.number) order by b.round, b.number) from match_byes b where b.event_id = ml.event_id), '[]') as byes
    from match_lists ml where ml.event_id = ${eventId}`.execute(db)
  return head === undefined ? null : { ...head, matches: await loadMatches(db, eventId) }
}

type MatchRow = Omit<Match, 'games' | 'reported' | 'confirmed'> & { pointsA: number[]; pointsB: number[]; reported: Date | null; confirmed: Date | null }

/** All matches of an event by stage, round and slot. */
export async function loadMatches(db: Database, eventId: string): Promise<Match[]> {
  const { rows } = await sql<MatchRow>`
    select m.match_id as "matchId", m.stage, m.round, m.slot, m.court, m.pool, m.state, m.points_a as "pointsA", m.points_b as "pointsB", m.winner, m.walkover,
      m.reported_by as "reportedBy", m.reported, m.disputed_by as "disputedBy", m.dispute, m.confirmed_by as "confirmedBy", m.confirmed,
      coalesce(array_agg(p.number order by p.number) filter (where p.side = 'a'), '{}') as a, coalesce(array_agg(p.number order by p.number) filter (where p.side = 'b'), '{}') as b
    from matches m left join match_players p on p.match_id = m.match_id where m.event_id = ${eventId}
    group by m.match_id order by array_position(array['round', 'pool', 'winners', 'losers', 'final', 'bronze', 'consolation'], m.stage), m.round, m.slot`.execute(db)
  return rows.map(({ matchId, stage, round, slot, court, pool, a, b, pointsA, pointsB, reported, confirmed, ...row }) => ({
    matchId, stage, round, slot, court, pool, a, b, ...row, games: pointsA.map((points, index) => [points, pointsB[index] ?? 0] as const), reported: reported?.toISOString() ?? null, confirmed: confirmed?.toISOString() ?? null,
  }))
}

/** Writes what differs between two states of a list, raises its revision where a plan in the making would not fit any more, and answers the change. */
export async function saveMatchList(tx: Database, before: MatchList, after: MatchList): Promise<ListChange> {
  const change = changeBetween(before, after)
  if (isNoChange(change)) return change
  await savePlayers(tx, before.eventId, change)
  await removeMatches(tx, change)
  await writeMatches(tx, before.eventId, change)
  await saveByes(tx, before.eventId, change)
  await removePlayers(tx, before.eventId, change)
  if (change.courts !== null || outdatesPlans(change)) {
    await tx.updateTable('match_lists').set({ courts: [...after.courts], revision: before.revision + 1 }).where('event_id', '=', before.eventId).execute()
  }
  return change
}

/** Writes changed matches of a list: a score told, confirmed or taken back. `before` is the list as it was locked. */
export async function saveMatches(tx: Database, before: MatchList, matches: readonly Match[]): Promise<void> {
  await saveMatchList(tx, before, { ...before, matches })
}

const afters = <T>(pairs: readonly { after: T | null }[]): T[] => pairs.flatMap(({ after }) => (after === null ? [] : [after]))
const removed = <T>(pairs: readonly { before: T | null; after: T | null }[]): T[] => pairs.flatMap(({ before, after }) => (after === null && before !== null ? [before] : []))

/** New players bring the gender their profile tells, where it is one that mixed doubles ask for. */
async function savePlayers(tx: Database, eventId: string, { players }: ListChange): Promise<void> {
  const rows = afters(players)
  if (rows.length === 0) return
  await sql`
    insert into match_list_players (event_id, number, player_id, guest_of, guest, presence, team, gender)
    select ${eventId}::uuid, r.number, r."playerId", r."guestOf", r.guest, r.presence, r.team, pp.gender
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number int, "playerId" text, "guestOf" text, guest int, presence text, team int)
      left join players_private pp on pp.player_id = r."playerId" and pp.gender in ('woman', 'man')
    on conflict (event_id, number) do update set player_id = excluded.player_id, guest_of = excluded.guest_of, guest = excluded.guest, presence = excluded.presence, team = excluded.team`.execute(tx)
}

async function removePlayers(tx: Database, eventId: string, { players }: ListChange): Promise<void> {
  const numbers = removed(players).map(({ number }) => number)
  if (numbers.length > 0) await tx.deleteFrom('match_list_players').where('event_id', '=', eventId).where('number', 'in', numbers).execute()
}

async function removeMatches(tx: Database, { matches }: ListChange): Promise<void> {
  const gone = removed(matches).map(({ matchId }) => matchId)
  if (gone.length > 0) await tx.deleteFrom('matches').where('match_id', 'in', gone).execute()
}

/** A result takes its place in the order of results when it first counts and keeps it through corrections; a score taken back gives it up. */
async function writeMatches(tx: Database, eventId: string, { matches }: ListChange): Promise<void> {
  const rows = afters(matches).map(({ games, ...match }) => ({ ...match, pointsA: games.map(([a]) => a), pointsB: games.map(([, b]) => b) }))
  if (rows.length === 0) return
  const given = JSON.stringify(rows)
  await sql`
    insert into matches as old (match_id, event_id, stage, round, slot, court, pool, state, points_a, points_b, winner, walkover, reported_by, reported, disputed_by, dispute, confirmed_by, confirmed, result_order)
    select "matchId", ${eventId}::uuid, stage, round, slot, court, pool, state, "pointsA", "pointsB", winner, walkover, "reportedBy", reported, "disputedBy", dispute, "confirmedBy", confirmed,
      case when state = 'confirmed' then nextval('match_result_order') end
    from jsonb_to_recordset(${given}::jsonb) as r ("matchId" uuid, stage text, round int, slot int, court int, pool int, state text, "pointsA" int[], "pointsB" int[], winner text, walkover boolean,
      "reportedBy" text, reported timestamptz, "disputedBy" text, dispute text, "confirmedBy" text, confirmed timestamptz)
    on conflict (match_id) do update set stage = excluded.stage, round = excluded.round, slot = excluded.slot, court = excluded.court, pool = excluded.pool, state = excluded.state,
      points_a = excluded.points_a, points_b = excluded.points_b, winner = excluded.winner, walkover = excluded.walkover, reported_by = excluded.reported_by, reported = excluded.reported,
      disputed_by = excluded.disputed_by, dispute = excluded.dispute, confirmed_by = excluded.confirmed_by, confirmed = excluded.confirmed,
      result_order = case when excluded.state = 'planned' then null else coalesce(old.result_order, excluded.result_order) end`.execute(tx)
  await tx.deleteFrom('match_players').where('match_id', 'in', rows.map(({ matchId }) => matchId)).execute()
  await sql`
    insert into match_players (match_id, event_id, stage, round, number, side)
    select "matchId", ${eventId}::uuid, stage, round, number::int, side
    from jsonb_to_recordset(${given}::jsonb) as r ("matchId" uuid, stage text, round int, a jsonb, b jsonb),
      lateral (select 'a' as side, jsonb_array_elements_text(a) as number union all select 'b', jsonb_array_elements_text(b)) seats`.execute(tx)
}

async function saveByes(tx: Database, eventId: string, { byes }: ListChange): Promise<void> {
  const gone = removed(byes)
  if (gone.length > 0) {
    await sql`delete from match_byes b using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as r (round int, number int) where b.event_id = ${eventId} and b.round = r.round and b.number = r.number`.execute(tx)
  }
  const rows = afters(byes).map((bye) => ({ event_id: eventId, ...bye }))
  if (rows.length > 0) await tx.insertInto('match_byes').values(rows).onConflict((oc) => oc.doNothing()).execute()
}

/** Wakes every screen that shows the match list of an event. */
export function wakeMatchList(effects: Effects, { eventId, watchKey }: Pick<EventFacts, 'eventId' | 'watchKey'>): void {
  effects.wake(topics.matchList(eventId), topics.event(eventId))
  if (watchKey !== null) effects.wake(topics.watch(watchKey))
}
