// A roster that no sign-up can enter, told before anything else is asked about a crowd. It stands
// apart from the rules: screens have no use for it.
import { awaitsDraw, placesTaken, type EventTerms } from './entry.ts'
import { waitingParties } from './roster-edit.ts'
import type { Roster } from './roster-request.ts'

/** No party can enter, however small; nor can one as long as nobody leaves or is moved. */
export const isFull = (
  terms: Pick<EventTerms, 'maxPlayers' | 'maxWaitlist' | 'signupMode' | 'isDrawn'>,
  { entries }: Roster,
): boolean =>
  !awaitsDraw(terms) &&
  placesTaken(entries) >= terms.maxPlayers &&
  waitingParties(entries) >= terms.maxWaitlist
