// Requests to a roster and their decisions.
import type { EventTerms } from '#domain/event/entry.ts'
import type { Roster, RosterRequest } from '#domain/event/roster-request.ts'
import { decideRoster, type RosterDecision } from '#domain/event/roster.ts'
import { inWords, now, player, rosterOf } from '#test/support/roster-builder.ts'

const decide = (event: EventTerms, roster: Roster, request: RosterRequest, at = now) =>
  decideRoster(event, roster, request, at)

export function accepted(
  event: EventTerms,
  roster: Roster,
  request: RosterRequest,
  at = now,
): RosterDecision & { words: string } {
  const decided = decide(event, roster, request, at)
  if (!decided.ok) throw new Error(`refused: ${decided.refusal.code}`)
  return { ...decided.value, words: inWords(decided.value.roster) }
}

export function refusal(
  event: EventTerms,
  roster: Roster,
  request: RosterRequest,
  at = now,
): string | null {
  const decided = decide(event, roster, request, at)
  return decided.ok ? null : decided.refusal.code
}

export const signUp = (playerId: string, guests = 0): RosterRequest => ({
  kind: 'sign-up',
  player: player(playerId),
  guests,
})

export const withdraw = (playerId: string): RosterRequest => ({ kind: 'withdraw', playerId })

export const nobody = rosterOf()
