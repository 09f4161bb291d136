// The requests to a roster, and the refusals each request may meet.
import type { AgeRefusal, KnownBirthYear } from '../age/age.ts'
import type { HouseAnswer, HouseRefusal } from '../house-rule/house-rule.ts'
import type { Gender } from '../player/player.ts'
import type { Entry, EntryPlace, EventTerms } from './entry.ts'

/**
 * Everyone in the event. `entries` is sorted by order, orders are unique and below `nextOrder`.
 * `sentOut` holds players outside it because an organizer took them off, or had sent them to
 * the waitlist that they left: only an organizer brings them back.
 */
export type Roster = { entries: readonly Entry[]; nextOrder: number; sentOut?: ReadonlySet<string> }

/** What the rules must know of an entering player. */
export type RosterPlayer = {
  playerId: string
  skillSelf: number | null
  gender: Gender | null
  birthYear: KnownBirthYear
}

/** Versions of agreements that the party still has to sign. */
export type Unsigned = { unsigned?: readonly string[] }

type Asked = {
  /** `partner` is the player's partner in an event for teams; elsewhere it is left out. */
  /** seats: of a substitute, the places up to which they may come (domain/league/substitute.ts). */
  'sign-up': {
    player: RosterPlayer
    partner?: RosterPlayer | null
    guests: number
    seats?: number | null
    /** At the courts, into an open queue: hours of sign-up don't bind them, only the end does. */
    isWalkIn?: boolean
    /** What the house rules say of this party; null where there are none. */
    house?: HouseAnswer | null
  } & Unsigned
  'set-guests': { playerId: string; guests: number } & Unsigned
  withdraw: { playerId: string }
  /** Of a team either partner answers for both. */
  'answer-offer': { playerId: string; isTaken: boolean }
  /** Ends the offers that nobody answered in time. */
  'expire-offers': object
  /** The time of those last in line has come. */
  'free-last': object
  add: { player: RosterPlayer; partner?: RosterPlayer | null }
  /** isOwn: an organizer takes themself off. */
  remove: { playerId: string; isOwn?: boolean }
  move: { playerId: string; to: EntryPlace }
  swap: { playerId: string; withPlayerId: string }
  /** After an edit: `terms` are the new ones. */
  resize: { terms: EventTerms }
  /** turns: how often each player played lately, where turns are taken. */
  draw: { seed: number; turns: ReadonlyMap<string, number> }
}
export type RosterKind = keyof Asked
export type RosterRequest<K extends RosterKind = RosterKind> = {
  [P in K]: { kind: P } & Asked[P]
}[K]

type Unavailable = 'event-not-found' | 'event-cancelled'
type TimeRefusal = 'event-in-past' | 'event-not-open' | 'event-closed'

/** The refusals of each request. */
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

/** The event, its roster and the instant (ms) at which a request is decided. */
export type Situation = { terms: EventTerms; roster: Roster; now: number }
