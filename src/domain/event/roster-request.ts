// The requests to a roster and the refusals of each.
import type { AgeRefusal, KnownBirthYear } from '../age/age.ts'
import type { HouseAnswer, HouseRefusal } from '../house-rule/house-rule.ts'
import type { Gender } from '../player/player.ts'
import type { Entry, EntryPlace, EventTerms } from './entry.ts'

/**
 * `entries` is sorted by order; orders are unique and below `nextOrder`. `sentOut`: players outside
 * whom an organizer removed, or who left the waitlist they had been sent to; only an organizer
 * brings them back.
 */
export type Roster = { entries: readonly Entry[]; nextOrder: number; sentOut?: ReadonlySet<string> }

export type RosterPlayer = {
  playerId: string
  skillSelf: number | null
  gender: Gender | null
  birthYear: KnownBirthYear
}

export type Unsigned = { unsigned?: readonly string[] }

type Asked = {
  /**
   * seats: for a substitute, the number of places up to which they may enter
   * (domain/league/substitute.ts).
   */
  'sign-up': {
    player: RosterPlayer
    partner?: RosterPlayer | null
    guests: number
    seats?: number | null
    /** Walk-ins of an open queue ignore sign-up times and only stop at the end. */
    isWalkIn?: boolean
    house?: HouseAnswer | null
  } & Unsigned
  'set-guests': { playerId: string; guests: number } & Unsigned
  withdraw: { playerId: string }
  'answer-offer': { playerId: string; isTaken: boolean }
  'expire-offers': object
  'free-last': object
  add: { player: RosterPlayer; partner?: RosterPlayer | null }
  remove: { playerId: string; isOwn?: boolean }
  move: { playerId: string; to: EntryPlace }
  swap: { playerId: string; withPlayerId: string }
  resize: { terms: EventTerms }
  /** turns: places each player had recently, in a draw by turns. */
  draw: { seed: number; turns: ReadonlyMap<string, number> }
}
export type RosterKind = keyof Asked
export type RosterRequest<K extends RosterKind = RosterKind> = {
  [P in K]: { kind: P } & Asked[P]
}[K]

type Unavailable = 'event-not-found' | 'event-cancelled'
type TimeRefusal = 'event-in-past' | 'event-not-open' | 'event-closed'

export type RosterRefusals = {
  'sign-up':
    | Unavailable
    | TimeRefusal
    | 'already-signed-up'
    | 'gender-not-allowed'
    | 'skill-too-low'
    | 'skill-too-high'
    | AgeRefusal
    | 'partner-age-not-allowed'
    | 'too-many-guests'
    | 'needs-team'
    | 'event-full'
    | 'sent-out'
    | 'agreement-needed'
    | 'no-substitute-needed'
    | HouseRefusal
  'set-guests':
    | Unavailable
    | TimeRefusal
    | 'not-signed-up'
    | 'too-many-guests'
    | 'event-full'
    | 'others-waiting'
    | 'agreement-needed'
  withdraw: Unavailable | 'not-signed-up' | 'event-in-past'
  'answer-offer': Unavailable | 'offer-over'
  'expire-offers': Unavailable
  'free-last': Unavailable
  add: Unavailable | 'already-signed-up' | 'needs-team' | 'event-full'
  remove: Unavailable | 'not-signed-up'
  move: Unavailable | 'not-signed-up' | 'event-over-capacity'
  swap: Unavailable | 'not-signed-up' | 'event-over-capacity'
  resize: 'event-cancelled' | 'event-entry-fixed' | 'draw-fixed'
  draw: Unavailable | 'draw-made'
}
export type RosterRefusal = RosterRefusals[RosterKind]

/** `now` in ms. */
export type Situation = { terms: EventTerms; roster: Roster; now: number }
