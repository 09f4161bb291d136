// Poppi, the helper, and its reading of a question: a wish of parts, each of which the player may
// take away again.
import type { EventFields } from '../event/event-fields.ts'
import type { EventGender, EventType } from '../event/event.ts'
import type { Day } from '../shared/day.ts'

export const questionMax = 200
/** Most answers of one kind. */
export const answersMax = 6
/** What is "near me", in metres. */
export const nearM = 40_000
/** How far a level may be from one that was asked for among players. */
export const levelLeeway = 0.25

/** What the answer is made of. 'nothing': the question was not understood. */
export const poppiKinds = ['events', 'venues', 'players', 'help', 'nothing'] as const
export type PoppiKind = (typeof poppiKinds)[number]

/** Farther than this no one goes to play, unless they named the place or are a member there. */
export const reachM = 100_000

/** Yes-or-no facts of venues that one can ask for. */
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

/** The parts of a wish, in the order in which they are shown. */
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
 * that of the asking player.
 */
export type Wish = {
  days: { from: Day; to: Day } | null
  /** evening: twelve hours later, where an hour was said that both halves of the day have. */
  time: { from: string; to: string; evening?: { from: string; to: string } } | null
  type: EventType | null
  play: EventFields['play'] | null
  gender: EventGender | null
  level: { min: number; max: number; mine: boolean } | null
  /** At least so many places left. */
  places: number | null
  friends: boolean
  free: boolean
  near: boolean
  venue: { locationIds: readonly string[]; name: string } | null
  city: string | null
  facilities: readonly WishedFacility[]
  /** What else was said: perhaps the name of a player. */
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

/** True when this part of the wish was made. */
export function has(wish: Wish, part: WishPart): boolean {
  const value = wish[part]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

/** The wish without these parts. */
export const without = (wish: Wish, parts: readonly WishPart[]): Wish => ({
  ...wish,
  ...Object.fromEntries(parts.map((part) => [part, noWish[part]])),
})

/** What can be wished of each kind of answer; the rest of a question says nothing about it. */
const partsOf: Readonly<Record<PoppiKind, readonly WishPart[]>> = {
  events: wishParts.filter((part) => part !== 'name'),
  venues: ['free', 'near', 'venue', 'city', 'facilities'],
  players: ['level', 'friends', 'near', 'venue', 'city', 'name'],
  help: [],
  nothing: [],
}

/** The wish with the parts that answers of this kind can fit. */
export const wishFor = (kind: PoppiKind, wish: Wish): Wish =>
  without(
    wish,
    wishParts.filter((part) => !partsOf[kind].includes(part)),
  )
