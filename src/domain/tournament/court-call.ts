// Calling a division's match to a court, and withdrawing the call.
import { isPlayed, type MatchList } from '../match-list/match-list.ts'
import type { Match } from '../match/match.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

/** Both sides must be known; a null court withdraws the call. */
export function callToCourt(
  list: MatchList,
  matchId: string,
  court: number | null,
): Result<MatchList, 'match-not-found' | 'round-played' | 'match-not-ready'> {
  const called = list.matches.find((match) => match.matchId === matchId)
  if (called === undefined) return refuse('match-not-found')
  if (isPlayed(called)) return refuse('round-played')
  if (called.a.length === 0 || called.b.length === 0) return refuse('match-not-ready')
  return ok({
    ...list,
    matches: list.matches.map((match) => (match === called ? { ...match, court } : match)),
  })
}

/** A match whose score is cleared loses its court, because another match may use it by now. */
export const leaveCourt = (match: Match): Match =>
  isPlayed(match) ? match : { ...match, court: null }

export type CourtMatch = { matchId: string; court: number; playerIds: readonly string[] }

export function refuseCall(
  { matchId, court, playerIds }: CourtMatch,
  { courts, onCourt }: { courts: readonly number[]; onCourt: readonly CourtMatch[] },
): 'plan-invalid' | 'court-taken' | 'players-on-court' | null {
  if (!courts.includes(court)) return 'plan-invalid'
  const others = onCourt.filter((other) => other.matchId !== matchId)
  if (others.some((other) => other.court === court)) return 'court-taken'
  return others.some((other) => other.playerIds.some((playerId) => playerIds.includes(playerId)))
    ? 'players-on-court'
    : null
}
