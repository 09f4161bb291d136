// The standings of a match list: the order, and what decided it. The same results give the same
// order on every machine.
import { hasFixedTeams, isBracket, type Format } from '../event/format.ts'
import { compareReached, findReached } from './bracket-place.ts'
import {
  readParts,
  tallyParts,
  type CountedList,
  type EntrantMatch,
  type Tally,
} from './entrant.ts'

/**
 * In order: place in the bracket; played (less than half as many matches as the most active
 * entrant); wins; matches between the tied; point difference; points; lot.
 */
export const tiebreaks = [
  'place',
  'played',
  'wins',
  'head-to-head',
  'difference',
  'points',
  'lot',
] as const
export type Tiebreak = (typeof tiebreaks)[number]

/**
 * numbers: a player, or a team's partners. rank counts from 1. tiebreak is null in the first row.
 * games counts games, played counts matches.
 */
export type StandingRow = {
  numbers: readonly number[]
  rank: number
  played: number
  wins: number
  losses: number
  games: number
  pointsFor: number
  pointsAgainst: number
  tiebreak: Tiebreak | null
}

type Group = readonly Tally[]
type Placed = { tally: Tally; tiebreak: Tiebreak | null }
type Criterion = {
  tiebreak: Tiebreak
  compare: (one: Tally, other: Tally) => number
}

export function computeStandings(
  list: CountedList,
  format: Format,
  play: 'doubles' | 'singles',
): StandingRow[] {
  return placeEntrants(list, isBracket(format), hasFixedTeams(format, play)).map(
    ({ tally: { key: _key, met: _met, ...sums }, tiebreak }, index) => ({
      ...sums,
      rank: index + 1,
      tiebreak,
    }),
  )
}

function placeEntrants(list: CountedList, isByPlace: boolean, isTeams: boolean): Placed[] {
  const { numbersByKey, parts } = readParts(list, isTeams)
  const tallies = tallyParts(numbersByKey, parts)
  const first = isByPlace ? byPlace(parts, rankPools(list, isTeams)) : byPlayed(tallies)
  return rank(tallies, [
    first,
    byWins(tallies),
    'head-to-head',
    ...byPoints(tallies),
    byLot(list.eventId),
  ])
}

export const hasRanks = (rows: readonly Pick<StandingRow, 'played'>[]): boolean =>
  rows.some(({ played }) => played > 0)

export const isAveraged = (
  rows: readonly Pick<StandingRow, 'played' | 'games'>[],
  count: 'played' | 'games',
): boolean => new Set(rows.map((row) => row[count]).filter((number) => number > 0)).size > 1

type Step = Criterion | 'head-to-head'

/**
 * Splits a group by the first step that separates it, and each part by the later steps. Entrants
 * still tied after a split by their own matches are compared by them again.
 */
function rank(group: Group, steps: readonly Step[]): Placed[] {
  const [step, ...after] = steps
  if (group.length < 2 || step === undefined)
    return group.map((tally) => ({ tally, tiebreak: null }))
  const { tiebreak, compare } = step === 'head-to-head' ? byMeetings(group) : step
  const parts = splitBy(group, compare)
  const next = step === 'head-to-head' && parts.length > 1 ? steps : after
  return parts.flatMap((part, index) =>
    rank(part, next).map((placed, place) =>
      index > 0 && place === 0 ? { ...placed, tiebreak } : placed,
    ),
  )
}

function splitBy(group: Group, compare: Criterion['compare']): Tally[][] {
  const parts: Tally[][] = []
  for (const tally of group.toSorted(compare)) {
    const part = parts.at(-1)
    if (part?.[0] !== undefined && compare(part[0], tally) === 0) part.push(tally)
    else parts.push([tally])
  }
  return parts
}

function compareShares(one: number, oneOf: number, other: number, otherOf: number): number {
  if (oneOf === 0 || otherOf === 0) return (otherOf === 0 ? 0 : 1) - (oneOf === 0 ? 0 : 1)
  return other * oneOf - one * otherOf
}

function byPlayed(tallies: Group): Criterion {
  const most = Math.max(0, ...tallies.map(({ played }) => played))
  const isBehind = ({ played }: Tally): number => (played * 2 < most ? 1 : 0)
  return { tiebreak: 'played', compare: (one, other) => isBehind(one) - isBehind(other) }
}

function byWins(tallies: Group): Criterion {
  if (!isAveraged(tallies, 'played'))
    return { tiebreak: 'wins', compare: (one, other) => other.wins - one.wins }
  return {
    tiebreak: 'wins',
    compare: (one, other) => compareShares(one.wins, one.played, other.wins, other.played),
  }
}

function byMeetings(group: Group): Criterion {
  const haveAllMet = group.every((one) =>
    group.every((other) => one === other || one.met.has(other.key)),
  )
  if (!haveAllMet) return { tiebreak: 'head-to-head', compare: () => 0 }
  const between = new Map(
    group.map((tally) => [
      tally,
      sumMeetings(group.flatMap(({ key }) => tally.met.get(key) ?? [])),
    ]),
  )
  return {
    tiebreak: 'head-to-head',
    compare: (one, other) => {
      const mine = between.get(one) ?? none
      const theirs = between.get(other) ?? none
      return compareShares(mine.wins, mine.played, theirs.wins, theirs.played)
    },
  }
}

const none = { played: 0, wins: 0 }

const sumMeetings = (meetings: readonly { played: number; wins: number }[]) =>
  meetings.reduce(
    (sum, { played, wins }) => ({ played: sum.played + played, wins: sum.wins + wins }),
    none,
  )

function byPoints(tallies: Group): Criterion[] {
  const values = {
    difference: ({ pointsFor, pointsAgainst }: Tally) => pointsFor - pointsAgainst,
    points: ({ pointsFor }: Tally) => pointsFor,
  }
  const isByGame = isAveraged(tallies, 'games')
  return (['difference', 'points'] as const).map((tiebreak) => ({
    tiebreak,
    compare: (one, other) =>
      isByGame
        ? compareShares(values[tiebreak](one), one.games, values[tiebreak](other), other.games)
        : values[tiebreak](other) - values[tiebreak](one),
  }))
}

/**
 * FNV-1a, 32 bits, with a final mixing. The lot depends on the event and identity, not on the input
 * order.
 */
function byLot(eventId: string): Criterion {
  const drawLot = ({ numbers }: Tally): number => {
    let hash = 0x811c9dc5
    for (const letter of `${eventId} ${numbers.join(' ')}`)
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  }
  return {
    tiebreak: 'lot',
    compare: (one, other) => drawLot(one) - drawLot(other) || (one.key < other.key ? -1 : 1),
  }
}

function byPlace(
  parts: readonly EntrantMatch[],
  poolRanks: ReadonlyMap<string, number>,
): Criterion {
  const partsByKey = Map.groupBy(parts, ({ key }) => key)
  const reached = (key: string) =>
    findReached(partsByKey.get(key) ?? [], poolRanks.get(key) ?? Number.MAX_SAFE_INTEGER)
  return {
    tiebreak: 'place',
    compare: (one, other) => compareReached(reached(one.key), reached(other.key)),
  }
}

function rankPools(
  { eventId, players, matches }: CountedList,
  isTeams: boolean,
): Map<string, number> {
  const pools = Map.groupBy(
    matches.filter(({ stage }) => stage === 'pool'),
    ({ pool }) => pool,
  )
  const nobodyWaits = players.map((player) => ({ ...player, presence: 'left' as const }))
  const ranks = [...pools.values()].map((ofPool) =>
    placeEntrants({ eventId, players: nobodyWaits, matches: ofPool }, false, isTeams),
  )
  return new Map(ranks.flatMap((placed) => placed.map(({ tally }, index) => [tally.key, index])))
}
