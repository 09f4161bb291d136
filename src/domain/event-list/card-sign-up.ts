// Decides if an event's card offers sign-up: only when one tap gives a place at once, as far as a
// card knows. It uses the server's rules (sign-up.ts).
import {
  genderRefusal,
  signUpTimeRefusal,
  skillRefusal,
  statusRefusal,
} from '../event/eligibility.ts'
import type { EntryPlace, EventTerms } from '../event/entry.ts'
import { placesPerGender } from '../event/places.ts'
import type { RosterPlayer } from '../event/roster-request.ts'

type CardFields =
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'signupOpens'
  | 'signupCloses'
  | 'maxPlayers'
  | 'gender'
  | 'entryBy'
  | 'skillMin'
  | 'skillMax'

export type CardForSignUp = Pick<EventTerms, CardFields> & {
  invite: boolean
  isDrawAhead: boolean
  playing: number
  waiting: number
  myPlace: EntryPlace | null
}

/**
 * True when a place is free and this player may take it at `now` (ms). A level outside the range
 * never offers, even with a warning only, because a card has no room for the warning. Waitlists go
 * first. Cards of Mixed events hide the counts of women and men, so a place is certain only while
 * all would fit in one half.
 */
export const offersSignUp = (
  card: CardForSignUp,
  player: Pick<RosterPlayer, 'skillSelf' | 'gender'>,
  now: number,
): boolean =>
  isForAll(card) &&
  hasSurePlace(card) &&
  statusRefusal(card) === null &&
  signUpTimeRefusal(card, now) === null &&
  genderRefusal(card, player.gender) === null &&
  skillRefusal(card, player.skillSelf) === null

const isForAll = ({ invite, entryBy, isDrawAhead, myPlace }: CardForSignUp): boolean =>
  !invite && entryBy === 'player' && !isDrawAhead && myPlace === null

const hasSurePlace = ({ gender, playing, maxPlayers, waiting }: CardForSignUp): boolean =>
  waiting === 0 && playing < (gender === 'Mixed' ? placesPerGender({ maxPlayers }) : maxPlayers)
