// A viewer's view of a team league: names as in other leagues, and hidden line-ups only for their
// own team and organizers.
import type { LiveOutput } from '#contract/contract.ts'
import type { Namer } from '#domain/player/naming.ts'
import { maySeeLineup } from '#domain/team-league/lineup.ts'
import { teamSides, type TeamPair, type TeamSide } from '#domain/team-league/team-league.ts'
import type { WholeTeamPlay } from '../features/league/team-play-queries.ts'

type TeamPlay = NonNullable<LiveOutput<'leagues-byId'>['teamPlay']>
type WatchedTeamPlay = NonNullable<LiveOutput<'leagues-watch'>['league']['teamPlay']>
type Viewer = { viewerId: string | null; isMineToRun: boolean }

/** The viewer's team or '': viewers of one team see the same line-ups. */
export const findOwnTeam = (play: WholeTeamPlay | null, viewerId: string | null): string =>
  play?.teams.find(({ playerIds }) => viewerId !== null && playerIds.includes(viewerId))?.teamId ??
  ''

export function toTeamPlay(
  play: WholeTeamPlay | null,
  { viewerId, isMineToRun }: Viewer,
  namer: Namer,
): TeamPlay | null {
  if (play === null) return null
  const { teams, matchups, standings } = play
  const own = findOwnTeam(play, viewerId)
  return {
    teams: teams.map(({ captainId, playerIds, ...team }) => ({
      ...team,
      captainId: captainId === null ? null : namer.id(captainId),
      playerIds: playerIds.map(namer.id),
    })),
    matchups: matchups.map((matchup) => toMatchup(matchup, { own, isMineToRun }, namer)),
    standings: standings.map((row) => ({ ...row, decidedBy: row.decidedBy ?? '' })),
  }
}

function toMatchup(
  matchup: WholeTeamPlay['matchups'][number],
  { own, isMineToRun }: { own: string; isMineToRun: boolean },
  namer: Namer,
): TeamPlay['matchups'][number] {
  const { matchupId, round, day, startTime, startsAt, a, b, isShown, lineups, results, tally } =
    matchup
  const side = teamSides.find((each) => matchup[each] === own) ?? null
  const viewer = { runsLeague: isMineToRun, side, isCaptain: false } as const
  const toLineup = (of: TeamSide): [string, string][] | null =>
    lineups[of].length > 0 && maySeeLineup(viewer, of, isShown)
      ? lineups[of].map(([one, other]: TeamPair) => [namer.id(one), namer.id(other)])
      : null
  return {
    matchupId,
    round,
    day,
    startTime,
    startsAt: new Date(startsAt).toISOString(),
    a,
    b,
    isShown,
    isSetA: lineups.a.length > 0,
    isSetB: lineups.b.length > 0,
    lineupA: toLineup('a'),
    lineupB: toLineup('b'),
    results: results.map(({ pair, games }) => ({
      pair,
      games: games.map(([mine, theirs]) => [mine, theirs]),
    })),
    pairsA: tally.a.pairs,
    pairsB: tally.b.pairs,
    outcome: tally.outcome,
  }
}

/** The public view: team names only, without people. */
export function toWatchedTeamPlay({ teams, matchups, standings }: WholeTeamPlay): WatchedTeamPlay {
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]))
  return {
    standings: standings.map((row) => ({
      team: names.get(row.teamId) ?? '',
      rank: row.rank,
      played: row.played,
      wins: row.wins,
      ties: row.ties,
      losses: row.losses,
      points: row.points,
      pairs: row.pairsFor - row.pairsAgainst,
      difference: row.pointsFor - row.pointsAgainst,
      decidedBy: row.decidedBy ?? '',
    })),
    matchups: matchups.map(({ round, day, startTime, a, b, tally }) => ({
      round,
      day,
      startTime,
      a: names.get(a) ?? '',
      b: names.get(b) ?? '',
      pairsA: tally.a.pairs,
      pairsB: tally.b.pairs,
      outcome: tally.outcome,
    })),
  }
}
