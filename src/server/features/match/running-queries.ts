// Rows of running scores, at most one per match.
import { sql } from 'kysely'
import type { RunningScoreView } from '#contract/match.ts'
import type { MatchState, Side } from '#domain/match/match.ts'
import type { RunningScore } from '#domain/match/running-score.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export type NotedMatch = {
  eventId: string
  a: number
  b: number
  state: MatchState
  isClosed: boolean
  side: Side | null
  turn: number | null
}

/**
 * Locks the match only, which serializes its notes and keeps them from being written beside a
 * result. The event isn't locked, because running scores have no effect.
 */
export async function lockNoted(
  tx: Database,
  { matchId, playerId, since }: { matchId: string; playerId: string; since: Date },
): Promise<NotedMatch | null> {
  await tx
    .selectFrom('matches')
    .select('matchId')
    .where('matchId', '=', matchId)
    .forNoKeyUpdate()
    .execute()
  const {
    rows: [match],
  } = await sql<NotedMatch>`
    select m.event_id, m.state, ml.state = 'closed' as "isClosed", r.turn,
      (select count(*)::int from match_players s where s.match_id = m.match_id and s.side = 'a') as a,
      (select count(*)::int from match_players s where s.match_id = m.match_id and s.side = 'b') as b,
      (select s.side from match_players s join match_list_players p on p.event_id = s.event_id
        and p.number = s.number where s.match_id = m.match_id and p.player_id = ${playerId}
        order by s.number limit 1) as side
    from matches m join match_lists ml on ml.event_id = m.event_id
    left join running_scores r on r.match_id = m.match_id and r.noted > ${since}
    where m.match_id = ${matchId}`.execute(tx)
  return match ?? null
}

export async function saveRunning(
  tx: Database,
  {
    matchId,
    turn,
    score: { games, points, serving, serverNumber },
    now,
  }: { matchId: string; turn: number; score: RunningScore; now: number },
): Promise<void> {
  const row = {
    turn,
    gamesA: games.map(([a]) => a),
    gamesB: games.map(([, b]) => b),
    pointsA: points[0],
    pointsB: points[1],
    serving,
    serverNumber,
    noted: new Date(now),
  }
  await tx
    .insertInto('running_scores')
    .values({ matchId, ...row })
    .onConflict((conflict) => conflict.column('matchId').doUpdateSet(row))
    .execute()
}

export async function listRunning(
  db: Database,
  by: { eventId: string; secretHash?: string } | { watchKey: string },
  since: Date,
): Promise<RunningScoreView[] | null> {
  const {
    rows: [list],
  } = await sql<{ running: RunningScoreView[] }>`
    select coalesce((select json_agg(json_build_object('matchId', r.match_id,
      'games', (select coalesce(json_agg(json_build_array(a, b) order by game), '[]')
        from unnest(r.games_a, r.games_b) with ordinality as played (a, b, game)),
      'points', json_build_array(r.points_a, r.points_b), 'serving', r.serving,
      'serverNumber', r.server_number, 'turn', r.turn) order by r.match_id)
      from running_scores r join matches m on m.match_id = r.match_id
      where m.event_id = ml.event_id and ml.state = 'open' and m.state = 'planned'
        and r.noted > ${since}), '[]')
      as running
    from match_lists ml join events e on e.event_id = ml.event_id
    where not e.deleted and ${whichList(by)}`.execute(db)
  return list?.running ?? null
}

function whichList(by: { eventId: string; secretHash?: string } | { watchKey: string }) {
  if ('watchKey' in by) return sql`ml.watch_key = ${by.watchKey} and e.status = 'published'`
  const { eventId, secretHash } = by
  if (secretHash === undefined) return sql`ml.event_id = ${eventId}`
  return sql`ml.event_id = ${eventId} and e.status = 'published' and not e.invite
    and e.location = (select s.location_id from screens s
      join locations l on l.location_id = s.location_id and not l.hidden
      where s.secret_hash = ${secretHash})`
}

export async function removeOldRunning(tx: Database, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from running_scores where noted <= ${before}
    returning ${changedRow('running_scores')}`.execute(tx)
  return rows.length
}
