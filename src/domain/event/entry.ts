// An entry is one player's place in an event: the player and the guests they bring, a party that enters together.
import type { Gender } from '../player/player.ts'
import type { EventGender, EventStatus } from './event.ts'

export const entryPlaces = ['playing', 'waiting'] as const
export type EntryPlace = (typeof entryPlaces)[number]

export const attendances = ['here', 'no-show'] as const
export type Attendance = (typeof attendances)[number]

/**
 * One entry of the roster. `order` grows with each sign-up of the event and decides who came first; it is never reused.
 * `gender` is the player's at the time of entering, for the balance of Mixed events; null means not told.
 */
export type Entry = {
  playerId: string
  gender: Gender | null
  guests: number
  place: EntryPlace
  order: number
}

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
  skillMin: number | null
  skillMax: number | null
  skillRule: 'block' | 'warn'
}

/** Places a party takes: the player and the guests. */
export const partySize = (entry: Pick<Entry, 'guests'>): number => 1 + entry.guests

/** Places taken by those who play. */
export const placesTaken = (entries: readonly Pick<Entry, 'guests' | 'place'>[]): number =>
  entries.reduce((sum, entry) => sum + (entry.place === 'playing' ? partySize(entry) : 0), 0)
