// Only confirmed matches count, as in standings.
import { findSide, playersOfMatch, type Match, type Side } from '../match/match.ts'

type EveningMatch = Pick<Match, 'a' | 'b' | 'court' | 'games' | 'state' | 'winner'>

export type OwnPoints = { own: number; theirs: number }
export type OwnMatch = {
  isWon: boolean
  points: OwnPoints
  partners: readonly number[]
  opponents: readonly number[]
}
/**
 * partners: by matches together, most first, then by number. best: points of the widest win; null
 * without a win that has points.
 */
export type OwnEvening = {
  wins: number
  losses: number
  pointsFor: number
  pointsAgainst: number
  matches: readonly OwnMatch[]
  partners: readonly { number: number; matches: number }[]
  best: OwnPoints | null
}
export type WholeEvening = { players: number; matches: number; courts: number }

const listCounted = (matches: readonly EveningMatch[]): readonly EveningMatch[] =>
  matches.filter(({ state }) => state === 'confirmed')

export function countEvening(all: readonly EveningMatch[]): WholeEvening {
  const matches = listCounted(all)
  return {
    players: new Set(matches.flatMap(playersOfMatch)).size,
    matches: matches.length,
    courts: new Set(matches.flatMap(({ court }) => court ?? [])).size,
  }
}

/** Null when the player has no match that counts. */
export function countOwnEvening(matches: readonly EveningMatch[], me: number): OwnEvening | null {
  const own = listCounted(matches).flatMap((match) => {
    const side = findSide(match, me)
    return side === null ? [] : [toOwnMatch(match, side, me)]
  })
  if (own.length === 0) return null
  const sum = (read: (match: OwnMatch) => number): number =>
    own.reduce((total, match) => total + read(match), 0)
  const wins = own.filter(({ isWon }) => isWon)
  return {
    wins: wins.length,
    losses: own.length - wins.length,
    pointsFor: sum(({ points }) => points.own),
    pointsAgainst: sum(({ points }) => points.theirs),
    matches: own,
    partners: countPartners(own),
    best: findWidest(wins),
  }
}

function toOwnMatch(match: EveningMatch, side: Side, me: number): OwnMatch {
  const points = { own: 0, theirs: 0 }
  for (const [a, b] of match.games) {
    points.own += side === 'a' ? a : b
    points.theirs += side === 'a' ? b : a
  }
  const partners = match[side].filter((number) => number !== me)
  const opponents = match[side === 'a' ? 'b' : 'a']
  return { isWon: match.winner === side, points, partners, opponents }
}

function countPartners(own: readonly OwnMatch[]): OwnEvening['partners'] {
  const counts = new Map<number, number>()
  for (const number of own.flatMap(({ partners }) => partners))
    counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts]
    .map(([number, matches]) => ({ number, matches }))
    .toSorted((one, other) => other.matches - one.matches || one.number - other.number)
}

function findWidest(wins: readonly OwnMatch[]): OwnPoints | null {
  const margin = ({ own, theirs }: OwnPoints): number => own - theirs
  const [widest] = wins
    .map(({ points }) => points)
    .filter(({ own }) => own > 0)
    .toSorted((one, other) => margin(other) - margin(one))
  return widest ?? null
}
