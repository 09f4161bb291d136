// An entry is one party's place in an event: a player with guests or, in an event for teams, two
// partners. A party enters, waits and leaves together.
import type { Gender } from '../player/player.ts'
import type { EntryBy, EventGender, EventStatus, SignupMode } from './event.ts'

export const entryPlaces = ['playing', 'waiting'] as const
export type EntryPlace = (typeof entryPlaces)[number]

export const attendances = ['here', 'no-show'] as const
export type Attendance = (typeof attendances)[number]

/** The second player of a team. */
export type Partner = { playerId: string; gender: Gender | null }

/**
 * One entry of the roster. `playerId` entered the party; `partner` is null but in a team.
 * `order` grows with each sign-up of the event and decides which came first; it is never reused.
 * `gender` is the player's at the time of entering, for the balance of Mixed events; null means not
 * told. isSentOut: an organizer sent them to the waitlist, and there has been room for them ever
 * since. offeredUntil (ms): a place is kept for a waiting party until it answers; null without an
 * offer. isLast: the house rules sent them out, for others to go first; they may leave and come back.
 * cutoffHours: the cut-off for cancelling when they came; null goes by the event's.
 */
export type Entry = {
  playerId: string
  gender: Gender | null
  partner: Partner | null
  guests: number
  place: EntryPlace
  order: number
  isSentOut: boolean
  isLast?: boolean
  cutoffHours?: number | null
  offeredUntil: number | null
}

/** An entry that has no place in the line yet. */
export type Party = Omit<Entry, 'place' | 'order' | 'isSentOut' | 'isLast' | 'offeredUntil'>

/** What the roster's rules need to know of an event. Instants in ms; skill null means no bound. */
export type EventTerms = {
  status: EventStatus
  startsAt: number
  endsAt: number
  signupOpens: number | null
  signupCloses: number | null
  cancelCutoffHours: number
  maxPlayers: number
  maxWaitlist: number
  guestsPerPlayer: number
  gender: EventGender
  entryBy: EntryBy
  skillMin: number | null
  skillMax: number | null
  skillRule: 'block' | 'warn'
  /** The age reached in the year of the event; null means no bound. */
  ageMin: number | null
  ageMax: number | null
  /** The year of its start at the venue. */
  year: number
  signupMode: SignupMode
  /** null in an event without a draw. */
  drawAt: number | null
  isDrawn: boolean
  /** The results are final, so nobody signs up anymore. */
  isOver?: boolean
  /** Until when an offer made at `now` (ms) can be answered; null: a freed place is given at once. */
  offersUntil: (now: number) => number | null
}

/**
 * True while every sign-up is in a draw still to come: no one has a place, and
 * no one a position.
 */
export const awaitsDraw = ({
  signupMode,
  isDrawn,
}: Pick<EventTerms, 'signupMode' | 'isDrawn'>): boolean => signupMode !== 'first come' && !isDrawn

/** Guests each player may bring. A team brings none: its places are its two players'. */
export const guestsAllowed = ({
  entryBy,
  guestsPerPlayer,
}: Pick<EventTerms, 'entryBy' | 'guestsPerPlayer'>): number =>
  entryBy === 'team' ? 0 : guestsPerPlayer

/** The players of a party: one, or both of a team. */
export const getPlayerIds = ({
  playerId,
  partner,
}: Pick<Entry, 'playerId' | 'partner'>): string[] =>
  partner === null ? [playerId] : [playerId, partner.playerId]

/** A party, or one player's row of a roster on a screen, where both of a team have their own. */
type Sized = Pick<Entry, 'guests'> & { partner?: Partner | null }

/** Places a party takes: its players and the guests. */
export const partySize = ({ guests, partner = null }: Sized): number =>
  (partner === null ? 1 : 2) + guests

/** A party's standing: an entry, or a row on a screen, where instants are text. */
type Standing = Pick<Entry, 'place'> & { offeredUntil: number | string | null }

/** True for those that play, and for those that a place is kept for: an offered place is taken. */
export const holdsPlace = ({ place, offeredUntil }: Standing): boolean =>
  place === 'playing' || offeredUntil !== null

/** Places taken by the parties that play or have an offer. */
export const placesTaken = (entries: readonly (Sized & Standing)[]): number =>
  entries.reduce((sum, entry) => sum + (holdsPlace(entry) ? partySize(entry) : 0), 0)
