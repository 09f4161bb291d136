// Poppi, the helper: a question is read as a wish of parts, each of which the player may remove.
import type { EventFields } from '../event/event-fields.ts'
import type { EventGender, EventType } from '../event/event.ts'
import type { Day } from '../shared/day.ts'

export const questionMax = 200
export const answersMax = 6
export const nearM = 40_000
export const levelLeeway = 0.25

export const poppiKinds = ['events', 'venues', 'players', 'help', 'nothing'] as const
export type PoppiKind = (typeof poppiKinds)[number]

/** Venues farther away are left out, unless the player named the place or is a member there. */
export const reachM = 100_000

export const wishedFacilities = [
  'indoor',
  'outdoor',
  'lit',
  'covered',
  'restrooms',
  'water',
  'parking',
] as const
export type WishedFacility = (typeof wishedFacilities)[number]

export const wishParts = [
  'days',
  'time',
  'type',
  'play',
  'gender',
  'level',
  'places',
  'friends',
  'free',
  'near',
  'venue',
  'city',
  'facilities',
  'name',
] as const
export type WishPart = (typeof wishParts)[number]

/**
 * Times are 'HH:mm' at the venue, from inclusive, to exclusive ('24:00' ends the day). level mine:
 * the asking player's.
 */
export type Wish = {
  days: { from: Day; to: Day } | null
  /** evening: twelve hours later, for an hour that is ambiguous between morning and evening. */
  time: { from: string; to: string; evening?: { from: string; to: string } } | null
  type: EventType | null
  play: EventFields['play'] | null
  gender: EventGender | null
  level: { min: number; max: number; mine: boolean } | null
  places: number | null
  friends: boolean
  free: boolean
  near: boolean
  venue: { locationIds: readonly string[]; name: string } | null
  city: string | null
  facilities: readonly WishedFacility[]
  name: string | null
}

export const noWish: Wish = {
  days: null,
  time: null,
  type: null,
  play: null,
  gender: null,
  level: null,
  places: null,
  friends: false,
  free: false,
  near: false,
  venue: null,
  city: null,
  facilities: [],
  name: null,
}

export function has(wish: Wish, part: WishPart): boolean {
  const value = wish[part]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

export const without = (wish: Wish, parts: readonly WishPart[]): Wish => ({
  ...wish,
  ...Object.fromEntries(parts.map((part) => [part, noWish[part]])),
})

const partsOf: Readonly<Record<PoppiKind, readonly WishPart[]>> = {
  events: wishParts.filter((part) => part !== 'name'),
  venues: ['free', 'near', 'venue', 'city', 'facilities'],
  players: ['level', 'friends', 'near', 'venue', 'city', 'name'],
  help: [],
  nothing: [],
}

export const wishFor = (kind: PoppiKind, wish: Wish): Wish =>
  without(
    wish,
    wishParts.filter((part) => !partsOf[kind].includes(part)),
  )
