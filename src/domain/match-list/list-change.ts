// The difference between two states of a match list: the rows to write, and the input of an undo.
import type { Match } from '../match/match.ts'
import { isPlayed, type Bye, type ListPlayer, type MatchList } from './match-list.ts'

/** before null: new. after null: removed. */
export type BeforeAfter<T> = { before: T | null; after: T | null }
export type ListChange = {
  courts: { before: readonly number[]; after: readonly number[] } | null
  players: readonly BeforeAfter<ListPlayer>[]
  matches: readonly BeforeAfter<Match>[]
  byes: readonly BeforeAfter<Bye>[]
}

export function changeBetween(before: MatchList, after: MatchList): ListChange {
  return {
    courts: isSame(before.courts, after.courts)
      ? null
      : { before: before.courts, after: after.courts },
    players: findChangedPairs(before.players, after.players, ({ number }) => String(number)),
    matches: findChangedPairs(before.matches, after.matches, ({ matchId }) => matchId),
    byes: findChangedPairs(before.byes, after.byes, byeKey),
  }
}

const byeKey = ({ round, number }: Bye): string => `${round} ${number}`

function findChangedPairs<T extends object>(
  before: readonly T[],
  after: readonly T[],
  getKey: (value: T) => string,
): BeforeAfter<T>[] {
  if (before === after) return []
  const old = new Map(before.map((value) => [getKey(value), value]))
  const pairs: BeforeAfter<T>[] = []
  for (const value of after) {
    const key = getKey(value)
    const was = old.get(key) ?? null
    old.delete(key)
    if (was === null || !isSame(was, value)) pairs.push({ before: was, after: value })
  }
  return [...pairs, ...Array.from(old.values(), (was) => ({ before: was, after: null }))]
}

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false
  const [of, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return (
    of.size === other.size &&
    [...of].every(([key, value]) => other.has(key) && isSame(value, other.get(key)))
  )
}

export const isNoChange = ({ courts, players, matches, byes }: ListChange): boolean =>
  courts === null && players.length + matches.length + byes.length === 0

/**
 * True when an older plan may no longer fit: changed players, courts, seats, or set of played
 * matches. A corrected score doesn't outdate plans.
 */
export function outdatesPlans({ courts, players, matches, byes }: ListChange): boolean {
  return (
    courts !== null ||
    players.length + byes.length > 0 ||
    matches.some(
      ({ before, after }) =>
        before === null ||
        after === null ||
        isPlayed(before) !== isPlayed(after) ||
        !isSame(getSeat(before), getSeat(after)),
    )
  )
}

const getSeat = ({ stage, round, slot, court, pool, a, b }: Match) => ({
  stage,
  round,
  slot,
  court,
  pool,
  a,
  b,
})
