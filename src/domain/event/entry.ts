// An entry is one party's place in an event: a player with guests, or a team of two. A party
// enters, waits and leaves together.
import type { Gender } from '../player/player.ts'
import type { EntryBy, EventGender, EventStatus, SignupMode } from './event.ts'

export const entryPlaces = ['playing', 'waiting'] as const
export type EntryPlace = (typeof entryPlaces)[number]

export const attendances = ['here', 'no-show'] as const
export type Attendance = (typeof attendances)[number]

export type Partner = { playerId: string; gender: Gender | null }

/**
 * `playerId` entered the party; `partner` is set only in a team. `order` grows with each sign-up,
 * decides precedence and is never reused. `gender` is as of entering, for Mixed events; null when
 * not set. isSentOut: an organizer moved them to the waitlist, and there has been room since.
 * offeredUntil (ms): a place is kept until the party answers; null without an offer. isLast: house
 * rules put them last in line; they may leave and come back. cutoffHours: the cancel cut-off when
 * they entered; null uses the event's.
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

export type Party = Omit<Entry, 'place' | 'order' | 'isSentOut' | 'isLast' | 'offeredUntil'>

/** The event facts that roster rules need. Instants in ms; skill null means no bound. */
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
  ageMin: number | null
  ageMax: number | null
  year: number
  signupMode: SignupMode
  drawAt: number | null
  isDrawn: boolean
  isOver?: boolean
  /** Deadline (ms) of an offer made at `now` (ms); null when freed places are given at once. */
  offersUntil: (now: number) => number | null
}

/** True before the draw: no one has a place or a position yet. */
export const awaitsDraw = ({
  signupMode,
  isDrawn,
}: Pick<EventTerms, 'signupMode' | 'isDrawn'>): boolean => signupMode !== 'first come' && !isDrawn

export const guestsAllowed = ({
  entryBy,
  guestsPerPlayer,
}: Pick<EventTerms, 'entryBy' | 'guestsPerPlayer'>): number =>
  entryBy === 'team' ? 0 : guestsPerPlayer

export const getPlayerIds = ({
  playerId,
  partner,
}: Pick<Entry, 'playerId' | 'partner'>): string[] =>
  partner === null ? [playerId] : [playerId, partner.playerId]

type Sized = Pick<Entry, 'guests'> & { partner?: Partner | null }

export const partySize = ({ guests, partner = null }: Sized): number =>
  (partner === null ? 1 : 2) + guests

type Standing = Pick<Entry, 'place'> & { offeredUntil: number | string | null }

export const holdsPlace = ({ place, offeredUntil }: Standing): boolean =>
  place === 'playing' || offeredUntil !== null

export const placesTaken = (entries: readonly (Sized & Standing)[]): number =>
  entries.reduce((sum, entry) => sum + (holdsPlace(entry) ? partySize(entry) : 0), 0)

/** While places are left or on the waitlist; guests once brought can always be changed. */
export const maySetGuests = (
  event: Pick<EventTerms, 'entryBy' | 'guestsPerPlayer' | 'maxPlayers'>,
  entries: readonly (Sized & Standing)[],
  own: Pick<Entry, 'guests' | 'place'>,
): boolean =>
  own.guests > 0 ||
  (guestsAllowed(event) > 0 && (own.place !== 'playing' || placesTaken(entries) < event.maxPlayers))
