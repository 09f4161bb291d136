// Rows of a team league's match-ups, line-ups and pair results. Instants are computed from day and
// time on the venue's clocks, so zone changes need no update.
import { sql } from 'kysely'
import type { GamePoints } from '#domain/match/match.ts'
import type { PairResult } from '#domain/team-league/matchup.ts'
import type { TeamPair, TeamSide } from '#domain/team-league/team-league.ts'
import type { TeamMeeting } from '#domain/team-league/team-rounds.ts'
import type { Database } from '../../db/open-database.ts'
import { toInstant } from '../../time/zone-time.ts'
import type { LeagueKey } from './queries.ts'

/** Instants in ms. a and b are teams. A line-up without pairs isn't set. */
export type StoredMatchup = {
  matchupId: string
  round: number
  a: string
  b: string
  day: string
  startTime: string
  startsAt: number
  shown: number | null
  dueTold: number | null
  lineups: Record<TeamSide, TeamPair[]>
  results: PairResult[]
}

export async function listMatchups(
  db: Database,
  { leagueSeriesId }: LeagueKey,
  timezone: string,
): Promise<StoredMatchup[]> {
  const { rows } = await sql<
    Omit<StoredMatchup, 'startsAt' | 'shown' | 'dueTold' | 'lineups'> & {
      shown: Date | null
      dueTold: Date | null
      pairsA: TeamPair[]
      pairsB: TeamPair[]
    }
  >`
    select u.matchup_id, u.round, u.team_a as a, u.team_b as b,
      to_char(u.day, 'YYYY-MM-DD') as day, to_char(u.start_time, 'HH24:MI') as "startTime",
      u.shown, u.due_told, ${pairsOn('a')} as "pairsA", ${pairsOn('b')} as "pairsB",
      coalesce((select json_agg(json_build_object('pair', r.pair, 'games',
        (select json_agg(json_build_array(g.a, g.b) order by g.place)
          from unnest(r.points_a, r.points_b) with ordinality as g (a, b, place))) order by r.pair)
        from league_pair_results r where r.matchup_id = u.matchup_id), '[]') as results
    from league_matchups u where u.league_series_id = ${leagueSeriesId}
    order by u.round, u.day, u.start_time, u.matchup_id`.execute(db)
  return rows.map(({ pairsA, pairsB, shown, dueTold, ...row }) => ({
    ...row,
    startsAt: toInstant(row.day, row.startTime, timezone),
    shown: shown?.getTime() ?? null,
    dueTold: dueTold?.getTime() ?? null,
    lineups: { a: pairsA, b: pairsB },
  }))
}

const pairsOn = (side: TeamSide) => sql<TeamPair[]>`coalesce((
  select json_agg(json_build_array(l.player_id, l.partner_id) order by l.pair)
  from league_lineups l where l.matchup_id = u.matchup_id and l.side = ${side}), '[]')`

export async function hasPlayedPairs(
  db: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<boolean> {
  const row = await db
    .selectFrom('league_pair_results as r')
    .innerJoin('league_matchups as u', 'u.matchupId', 'r.matchupId')
    .select('r.pair')
    .where('u.leagueSeriesId', '=', leagueSeriesId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceMatchups(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  matchups: readonly (TeamMeeting & { matchupId: string; day: string; startTime: string })[],
): Promise<void> {
  await tx.deleteFrom('league_matchups').where('leagueSeriesId', '=', leagueSeriesId).execute()
  await tx
    .insertInto('league_matchups')
    .values(
      matchups.map(({ a, b, ...matchup }) => ({ ...matchup, leagueSeriesId, teamA: a, teamB: b })),
    )
    .execute()
}

export async function saveMatchupTime(
  tx: Database,
  {
    matchupId,
    day,
    startTime,
    shown,
  }: { matchupId: string; day: string; startTime: string; shown: number | null },
): Promise<void> {
  await tx
    .updateTable('league_matchups')
    .set({ day, startTime, shown: shown === null ? null : new Date(shown), dueTold: null })
    .where('matchupId', '=', matchupId)
    .execute()
}

export async function markLineupsShown(
  tx: Database,
  matchupId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('league_matchups')
    .set({ shown: new Date(now) })
    .where('matchupId', '=', matchupId)
    .where('shown', 'is', null)
    .execute()
}

export async function markLineupDue(tx: Database, matchupId: string, now: number): Promise<void> {
  await tx
    .updateTable('league_matchups')
    .set({ dueTold: new Date(now) })
    .where('matchupId', '=', matchupId)
    .execute()
}

export async function replaceLineup(
  tx: Database,
  { matchupId, side, lineup }: { matchupId: string; side: TeamSide; lineup: readonly TeamPair[] },
): Promise<void> {
  await tx
    .deleteFrom('league_lineups')
    .where('matchupId', '=', matchupId)
    .where('side', '=', side)
    .execute()
  if (lineup.length === 0) return
  await tx
    .insertInto('league_lineups')
    .values(
      lineup.map(([playerId, partnerId], index) => ({
        matchupId,
        side,
        pair: index + 1,
        playerId,
        partnerId,
      })),
    )
    .execute()
}

export async function savePairGames(
  tx: Database,
  { matchupId, pair, games }: { matchupId: string; pair: number; games: readonly GamePoints[] },
): Promise<void> {
  await tx
    .deleteFrom('league_pair_results')
    .where('matchupId', '=', matchupId)
    .where('pair', '=', pair)
    .execute()
  if (games.length === 0) return
  await tx
    .insertInto('league_pair_results')
    .values({
      matchupId,
      pair,
      pointsA: games.map(([a]) => a),
      pointsB: games.map(([, b]) => b),
    })
    .execute()
}

/**
 * A page of leagues by id that have match-ups with hidden line-ups up to a day that has begun in
 * some time zone; domain rules decide what is due.
 */
export async function listLeaguesWithHidden(
  db: Database,
  { until, after, most }: { until: string; after: string | null; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ leagueSeriesId: string }>`
    select distinct u.league_series_id from league_matchups u
    join leagues e on e.league_series_id = u.league_series_id
    where u.shown is null and u.day <= ${until}::date and e.state = 'running' and not e.deleted
      and (${after}::uuid is null or u.league_series_id > ${after}::uuid)
    order by 1 limit ${most}`.execute(db)
  return rows.map(({ leagueSeriesId }) => leagueSeriesId)
}
