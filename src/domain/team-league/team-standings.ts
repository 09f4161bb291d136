// Standings of a team league: two points for a win, one for a tie; then pair difference, point
// difference, and match-ups between teams still equal. Teams equal in all share a place.
import type { MatchupTally } from './matchup.ts'

export const winPoints = 2
export const tiePoints = 1

/** The criterion that separates a team from the one above; tied: they share the place. */
export const teamTiebreaks = ['points', 'pairs', 'difference', 'head-to-head', 'tied'] as const
export type TeamTiebreak = (typeof teamTiebreaks)[number]

export type TeamStanding = {
  teamId: string
  rank: number
  played: number
  wins: number
  ties: number
  losses: number
  points: number
  pairsFor: number
  pairsAgainst: number
  pointsFor: number
  pointsAgainst: number
  decidedBy: TeamTiebreak | null
}
type Row = Omit<TeamStanding, 'rank' | 'decidedBy'>

export type CountedMatchup = { a: string; b: string; tally: MatchupTally }

function toRow(teamId: string, matchups: readonly CountedMatchup[]): Row {
  const row: Row = {
    teamId,
    played: 0,
    wins: 0,
    ties: 0,
    losses: 0,
    points: 0,
    pairsFor: 0,
    pairsAgainst: 0,
    pointsFor: 0,
    pointsAgainst: 0,
  }
  for (const { a, b, tally } of matchups) {
    if (tally.outcome === null || (a !== teamId && b !== teamId)) continue
    const side = a === teamId ? 'a' : 'b'
    const [mine, theirs] = side === 'a' ? [tally.a, tally.b] : [tally.b, tally.a]
    row.played += 1
    if (tally.outcome === 'tie') row.ties += 1
    else if (tally.outcome === side) row.wins += 1
    else row.losses += 1
    row.pairsFor += mine.pairs
    row.pairsAgainst += theirs.pairs
    row.pointsFor += mine.points
    row.pointsAgainst += theirs.points
  }
  row.points = row.wins * winPoints + row.ties * tiePoints
  return row
}

const measures: readonly (readonly [TeamTiebreak, (row: Row) => number])[] = [
  ['points', ({ points }) => points],
  ['pairs', ({ pairsFor, pairsAgainst }) => pairsFor - pairsAgainst],
  ['difference', ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst],
]

const areEqual = (one: Row, other: Row): boolean =>
  measures.every(([, measure]) => measure(one) === measure(other))

export function rankTeams(
  teamIds: readonly string[],
  matchups: readonly CountedMatchup[],
): TeamStanding[] {
  const rows = teamIds.map((teamId) => toRow(teamId, matchups))
  const between = countBetween(rows, matchups)
  const compare = (one: Row, other: Row): number => {
    for (const [, measure] of measures)
      if (measure(one) !== measure(other)) return measure(other) - measure(one)
    return (between.get(other.teamId) ?? 0) - (between.get(one.teamId) ?? 0)
  }
  const sorted = rows.toSorted(compare)
  return sorted.map((row, index) => {
    const above = sorted[index - 1]
    const first = sorted.findIndex((other) => compare(other, row) === 0)
    return { ...row, rank: first + 1, decidedBy: above === undefined ? null : tell(above, row) }
  })

  function tell(above: Row, row: Row): TeamTiebreak {
    const decided = measures.find(([, measure]) => measure(above) !== measure(row))
    if (decided !== undefined) return decided[0]
    return compare(above, row) === 0 ? 'tied' : 'head-to-head'
  }
}

function countBetween(
  rows: readonly Row[],
  matchups: readonly CountedMatchup[],
): ReadonlyMap<string, number> {
  return new Map(
    rows.map((row) => {
      const group = new Set(
        rows.filter((other) => areEqual(row, other)).map(({ teamId }) => teamId),
      )
      const among = matchups.filter(({ a, b }) => group.has(a) && group.has(b))
      return [row.teamId, toRow(row.teamId, among).points] as const
    }),
  )
}
