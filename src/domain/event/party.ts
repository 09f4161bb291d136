// Parties: a player with guests or, in an event for teams, a player with their partner.
import { ok, refuse, type Result } from '../shared/result.ts'
import { guestsAllowed, partySize, type EventTerms, type Party } from './entry.ts'
import { fits } from './places.ts'
import { findEntry } from './roster-edit.ts'
import type { RosterPlayer, Situation } from './roster-request.ts'

export function formParty(
  { terms, roster }: Situation,
  player: RosterPlayer,
  partner: RosterPlayer | null,
  guests: number,
): Result<Party, 'needs-team' | 'already-signed-up'> {
  const { playerId, gender } = player
  if (terms.entryBy === 'player') return ok({ playerId, gender, partner: null, guests })
  if (partner === null) return refuse('needs-team')
  if (findEntry(roster.entries, partner.playerId) !== undefined) return refuse('already-signed-up')
  return ok({
    playerId,
    gender,
    partner: { playerId: partner.playerId, gender: partner.gender },
    guests,
  })
}

export function sizeRefusal(
  terms: EventTerms,
  party: Party,
): 'too-many-guests' | 'gender-not-allowed' | null {
  if (party.guests > guestsAllowed(terms) || partySize(party) > terms.maxPlayers)
    return 'too-many-guests'
  return fits(terms, [], party) ? null : 'gender-not-allowed'
}
