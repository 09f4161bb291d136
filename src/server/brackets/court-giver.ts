// Assigns courts in a bracket: a match gets one as soon as both sides are known and one is free,
// and frees it when played.
import { isPlayed } from '#domain/match-list/match-list.ts'
import { isOfRound } from '#domain/match-list/replace-rounds.ts'
import { isComplete } from '#domain/match/match-acts.ts'
import type { Match, MatchStage } from '#domain/match/match.ts'

const order: Readonly<Record<MatchStage, number>> = {
  round: 0,
  pool: 0,
  winners: 1,
  losers: 2,
  consolation: 3,
  bronze: 4,
  final: 5,
}

/**
 * Assigns courts to playable bracket matches. A match keeps a court it has, and no match waits
 * while a court is idle. A list without its own courts belongs to a tournament, whose called
 * matches keep their court while both sides are known.
 */
export function giveCourts(matches: readonly Match[], courts: readonly number[]): Match[] {
  const isWaiting = (match: Match): boolean => !isOfRound(match) && !isPlayed(match)
  if (courts.length === 0)
    return matches.map((match) =>
      isWaiting(match) && !isComplete(match) ? { ...match, court: null } : match,
    )
  const playable = matches
    .filter((match) => isWaiting(match) && isComplete(match))
    .toSorted(
      (one, other) =>
        order[one.stage] - order[other.stage] || one.round - other.round || one.slot - other.slot,
    )
  const taken = new Map<number, Match>()
  for (const match of playable)
    if (match.court !== null && courts.includes(match.court) && !taken.has(match.court))
      taken.set(match.court, match)
  const courtOf = new Map([...taken].map(([court, match]) => [match, court]))
  const free = courts.filter((court) => !taken.has(court))
  for (const match of playable) {
    const court = courtOf.has(match) ? undefined : free.shift()
    if (court !== undefined) courtOf.set(match, court)
  }
  return matches.map((match) =>
    isWaiting(match) && match.court !== (courtOf.get(match) ?? null)
      ? { ...match, court: courtOf.get(match) ?? null }
      : match,
  )
}
