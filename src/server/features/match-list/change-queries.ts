// Writes a step's changes to a match list.
import { sql } from 'kysely'
import {
  type ListChange,
  changeBetween,
  isNoChange,
  isSame,
  outdatesPlans,
} from '#domain/match-list/list-change.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import type { Database } from '../../db/open-database.ts'

/**
 * Writes the difference between two states of a list and returns it; raises the revision when plans
 * based on the old state no longer fit.
 */
export async function saveMatchList(
  tx: Database,
  before: MatchList,
  after: MatchList,
): Promise<ListChange> {
  const change = changeBetween(before, after)
  if (isNoChange(change)) return change
  await savePlayers(tx, before.eventId, change)
  await removeMatches(tx, change)
  await writeMatches(tx, before.eventId, change)
  await endRunning(tx, change)
  await saveByes(tx, before.eventId, change)
  await removePlayers(tx, before.eventId, change)
  if (change.courts !== null || outdatesPlans(change)) {
    await tx
      .updateTable('match_lists')
      .set({ courts: [...after.courts], revision: before.revision + 1 })
      .where('eventId', '=', before.eventId)
      .execute()
  }
  return change
}

const afters = <T>(pairs: readonly { after: T | null }[]): T[] =>
  pairs.flatMap(({ after }) => (after === null ? [] : [after]))
const removed = <T>(pairs: readonly { before: T | null; after: T | null }[]): T[] =>
  pairs.flatMap(({ before, after }) => (after === null && before !== null ? [before] : []))

/**
 * New players get the gender they entered with, else the profile's, if it is one that mixed doubles
 * use.
 */
export async function savePlayers(
  tx: Database,
  eventId: string,
  { players }: ListChange,
): Promise<void> {
  const rows = afters(players)
  if (rows.length === 0) return
  await sql`
    insert into match_list_players
      (event_id, number, player_id, guest_of, guest, presence, team, gender)
    select ${eventId}::uuid, r.number, r."playerId", r."guestOf", r.guest, r.presence, r.team,
    case
      when pe.player_id is null then pp.gender when pe.gender <> 'other' then pe.gender end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
    (number int, "playerId" text, "guestOf" text, guest int, presence text, team int)
      left join player_events pe on pe.event_id = ${eventId} and pe.player_id = r."playerId"
      and not pe.removed
      left join players_private pp on pp.player_id = r."playerId" and pp.gender in ('woman', 'man')
    on conflict (event_id, number) do update
    set player_id = excluded.player_id, guest_of = excluded.guest_of, guest = excluded.guest,
      presence = excluded.presence, team = excluded.team`.execute(tx)
}

async function removePlayers(
  tx: Database,
  eventId: string,
  { players }: ListChange,
): Promise<void> {
  const numbers = removed(players).map(({ number }) => number)
  if (numbers.length > 0)
    await tx
      .deleteFrom('match_list_players')
      .where('eventId', '=', eventId)
      .where('number', 'in', numbers)
      .execute()
}

async function removeMatches(tx: Database, { matches }: ListChange): Promise<void> {
  const gone = removed(matches).map(({ matchId }) => matchId)
  if (gone.length > 0) await tx.deleteFrom('matches').where('matchId', 'in', gone).execute()
}

const takeNewMatch = sql`stage = excluded.stage, round = excluded.round, slot = excluded.slot,
      court = excluded.court, pool = excluded.pool, state = excluded.state,
      points_a = excluded.points_a, points_b = excluded.points_b, winner = excluded.winner,
        walkover = excluded.walkover, reported_by = excluded.reported_by,
          reported = excluded.reported,
      disputed_by = excluded.disputed_by, dispute = excluded.dispute,
        confirmed_by = excluded.confirmed_by, confirmed = excluded.confirmed,
          decided = excluded.decided,
      result_order = case when excluded.state = 'planned' then null
        else coalesce(old.result_order, excluded.result_order) end`

/**
 * A result gets its position in the order of results when it first counts and keeps it through
 * corrections; clearing the score releases it.
 */
async function writeMatches(tx: Database, eventId: string, { matches }: ListChange): Promise<void> {
  const rows = afters(matches).map(({ games, ...match }) => ({
    ...match,
    pointsA: games.map(([a]) => a),
    pointsB: games.map(([, b]) => b),
  }))
  if (rows.length === 0) return
  const json = JSON.stringify(rows)
  await sql`
    insert into matches as old
      (match_id, event_id, stage, round, slot, court, pool, state, points_a, points_b, winner,
      walkover, reported_by, reported, disputed_by, dispute, confirmed_by, confirmed, decided,
      result_order)
    select "matchId", ${eventId}::uuid, stage, round, slot, court, pool, state, "pointsA",
      "pointsB", winner, walkover, "reportedBy", reported, "disputedBy", dispute, "confirmedBy",
        confirmed, decided,
      case when state = 'confirmed' then nextval('match_result_order') end
    from jsonb_to_recordset(${json}::jsonb) as r
    ("matchId" uuid, stage text, round int, slot int, court int, pool int, state text,
    "pointsA" int[], "pointsB" int[], winner text, walkover boolean,
      "reportedBy" text, reported timestamptz, "disputedBy" text, dispute text, "confirmedBy" text,
        confirmed timestamptz, decided timestamptz)
    on conflict (match_id) do update
    set ${takeNewMatch}`.execute(tx)
  await tx
    .deleteFrom('match_players')
    .where(
      'matchId',
      'in',
      rows.map(({ matchId }) => matchId),
    )
    .execute()
  await sql`
    insert into match_players (match_id, event_id, stage, round, number, side)
    select "matchId", ${eventId}::uuid, stage, round, number::int, side
    from jsonb_to_recordset(${json}::jsonb) as r
    ("matchId" uuid, stage text, round int, a jsonb, b jsonb),
      lateral (select 'a' as side, jsonb_array_elements_text(a) as number
      union all select 'b', jsonb_array_elements_text(b)) seats`.execute(tx)
}

async function endRunning(tx: Database, { matches }: ListChange): Promise<void> {
  const ended = matches.flatMap(({ before, after }) =>
    before === null ||
    after === null ||
    (before.state === after.state && isSame(before.a, after.a) && isSame(before.b, after.b))
      ? []
      : [after.matchId],
  )
  if (ended.length > 0)
    await tx.deleteFrom('running_scores').where('matchId', 'in', ended).execute()
}

async function saveByes(tx: Database, eventId: string, { byes }: ListChange): Promise<void> {
  const gone = removed(byes)
  if (gone.length > 0) {
    await sql`delete from match_byes b using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as r
      (round int, number int) where b.event_id = ${eventId} and b.round = r.round
      and b.number = r.number`.execute(tx)
  }
  const rows = afters(byes).map((bye) => ({ eventId, ...bye }))
  if (rows.length > 0)
    await tx
      .insertInto('match_byes')
      .values(rows)
      .onConflict((oc) => oc.doNothing())
      .execute()
}
