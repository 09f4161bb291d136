// Looking for a partner in an event for teams: a list that a player joins alone.
import type { EventTerms } from '../event/entry.ts'
import type { Roster, RosterPlayer, RosterRefusals } from '../event/roster-request.ts'
import { decideRoster } from '../event/roster.ts'

export const seekNoteMax = 80
export const seekersMax = 200

const keptOff = [
  'event-not-found',
  'event-cancelled',
  'event-in-past',
  'event-closed',
  'already-signed-up',
  'sent-out',
  'gender-not-allowed',
  'skill-too-low',
  'skill-too-high',
  'age-not-allowed',
  'birth-year-needed',
] as const satisfies readonly RosterRefusals['sign-up'][]
export type SeekRefusal = (typeof keptOff)[number] | 'partner-not-needed'

/**
 * Refuses at `now` (ms) what would refuse any team of this player, asking the roster itself.
 * Sign-up that opens later doesn't prevent looking.
 */
export function seekRefusal(
  terms: EventTerms,
  roster: Roster,
  player: RosterPlayer,
  now: number,
): SeekRefusal | null {
  const asked = { kind: 'sign-up' as const, player, partner: null, guests: 0 }
  const decided = decideRoster({ ...terms, signupOpens: null }, roster, asked, now)
  if (decided.ok) return 'partner-not-needed'
  return keptOff.find((code) => code === decided.refusal.code) ?? null
}
