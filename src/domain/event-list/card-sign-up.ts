// Whether the card of an event offers its viewer to sign up: only where the tap gives a place at
// once, as far as a card tells. The rules are those that the server asks (sign-up.ts).
import {
  genderRefusal,
  signUpTimeRefusal,
  skillRefusal,
  statusRefusal,
} from '../event/eligibility.ts'
import type { EntryPlace, EventTerms } from '../event/entry.ts'
import { placesPerGender } from '../event/places.ts'
import type { RosterPlayer } from '../event/roster-request.ts'

type Told =
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

/** What a card tells. Instants in ms; isDrawAhead: no one has a place before a draw. */
export type CardForSignUp = Pick<EventTerms, Told> & {
  invite: boolean
  isDrawAhead: boolean
  playing: number
  waiting: number
  myPlace: EntryPlace | null
}

/**
 * True where a place is left and this player may have it at `now` (ms). A level outside of what is
 * asked offers nothing, even where it only warns: that is told before the tap, and a card has no
 * room for it. A waitlist goes first. In a Mixed event nobody is told how many
 * women and men play: a place is sure as long as they would all fit in one half.
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
