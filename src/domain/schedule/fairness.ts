// The fairness summary of a schedule for the organizer: repeated partners, opponents, byes, and
// pairs that never met.
import type { Round } from './schedule.ts'

export type Fairness = {
  partnerRepeats: number
  opponentsMin: number
  opponentsMax: number
  /** Sum of squares of all pairs' meetings above its minimum; 0 is perfectly even. */
  opponentExcess: number
  byesMin: number
  byesMax: number
  byesInARow: number
  neverMet: number
}

type Tally = {
  partner: number[][]
  opponent: number[][]
  together: boolean[][]
  byes: number[]
  rounds: number[]
  byesInARow: number
}

export type Sitting = {
  games: readonly { a: readonly number[]; b: readonly number[] }[]
  byes: readonly number[]
}

const everyoneIn = ({ games, byes }: Sitting): number[] => [
  ...games.flatMap(({ a, b }) => [...a, ...b]),
  ...byes,
]

function byTeam(rounds: readonly Sitting[]): Sitting[] {
  const teams = new Map<string, number>()
  const numbered = (key: string): number => {
    const known = teams.get(key) ?? teams.size
    teams.set(key, known)
    return known
  }
  const getKey = (side: readonly number[]): string => side.toSorted((a, b) => a - b).join(' ')
  const teamOf = new Map(
    rounds.flatMap(({ games }) =>
      games.flatMap(({ a, b }) =>
        [a, b].flatMap((side) => side.map((player) => [player, getKey(side)] as const)),
      ),
    ),
  )
  return rounds.map(({ games, byes }) => ({
    games: games.map(({ a, b }) => ({ a: [numbered(getKey(a))], b: [numbered(getKey(b))] })),
    byes: [...new Set(byes.map((player) => numbered(teamOf.get(player) ?? String(player))))],
  }))
}

const square = <T>(size: number, value: T): T[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => value))

function count(grid: number[][], one: number, other: number): void {
  const row = grid[Math.min(one, other)] ?? []
  row[Math.max(one, other)] = (row[Math.max(one, other)] ?? 0) + 1
}

function countGames({ partner, opponent }: Tally, { games }: Sitting): void {
  for (const { a, b } of games) {
    for (const [one, other] of [a, b])
      if (one !== undefined && other !== undefined) count(partner, one, other)
    for (const one of a) for (const other of b) count(opponent, one, other)
  }
}

function tally(rounds: readonly Sitting[]): Tally {
  const size = 1 + Math.max(-1, ...rounds.flatMap(everyoneIn))
  const zeros = (): number[] => Array.from({ length: size }, () => 0)
  const sums: Tally = {
    partner: square(size, 0),
    opponent: square(size, 0),
    together: square(size, false),
    byes: zeros(),
    rounds: zeros(),
    byesInARow: 0,
  }
  let satBefore = new Set<number>()
  for (const round of rounds) {
    const here = everyoneIn(round).toSorted((a, b) => a - b)
    for (const [place, player] of here.entries()) {
      sums.rounds[player] = (sums.rounds[player] ?? 0) + 1
      for (const other of here.slice(place + 1)) (sums.together[player] ?? [])[other] = true
    }
    countGames(sums, round)
    for (const player of round.byes) {
      sums.byes[player] = (sums.byes[player] ?? 0) + 1
      if (satBefore.has(player)) sums.byesInARow += 1
    }
    satBefore = new Set(round.byes)
  }
  return sums
}

function getExcess(counts: readonly number[]): number {
  const sum = counts.reduce((total, each) => total + each, 0)
  const low = Math.floor(sum / Math.max(1, counts.length))
  const higher = sum - low * counts.length
  return (
    counts.reduce((total, each) => total + each * each, 0) -
    higher * (low + 1) ** 2 -
    (counts.length - higher) * low ** 2
  )
}

/** Pairs never present in the same round don't count. */
export function measureFairness(rounds: readonly Round[]): Fairness {
  return measureSideFairness(
    rounds.map(({ games, byes }) => ({
      games: games.map(({ teams: [a, b] }) => ({ a, b })),
      byes,
    })),
    false,
  )
}

/** isFixed: partners stay together, so teams are compared and repeated partners don't count. */
export function measureSideFairness(given: readonly Sitting[], isFixed: boolean): Fairness {
  const rounds = isFixed ? byTeam(given) : given
  const { partner, opponent, together, byes, rounds: present, byesInARow } = tally(rounds)
  const pairs = together.flatMap((row, one) =>
    row.flatMap((isPair, other) =>
      isPair
        ? [{ partners: partner[one]?.[other] ?? 0, opponents: opponent[one]?.[other] ?? 0 }]
        : [],
    ),
  )
  const opponents = pairs.map((pair) => pair.opponents)
  const always = byes.filter((_, player) => present[player] === rounds.length)
  const counted =
    always.length > 0 ? always : byes.filter((_, player) => (present[player] ?? 0) > 0)
  return {
    partnerRepeats: pairs.reduce((total, pair) => total + Math.max(0, pair.partners - 1), 0),
    opponentsMin: pairs.length === 0 ? 0 : Math.min(...opponents),
    opponentsMax: Math.max(0, ...opponents),
    opponentExcess: getExcess(opponents),
    byesMin: counted.length === 0 ? 0 : Math.min(...counted),
    byesMax: Math.max(0, ...counted),
    byesInARow,
    neverMet: pairs.filter((pair) => pair.partners + pair.opponents === 0).length,
  }
}
