// Self check-in: when it is open, what proves that somebody is at the courts, and what comes of it.
import { statusRefusal, isPast } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'
import { isEarly } from '../event/play-time.ts'
import { distanceM, type Position } from '../location/distance.ts'

/** code: a fresh one of the screen. near: the device says so. none: an organizer's tap decides. */
export const checkInProofs = ['code', 'near', 'none'] as const
export type CheckInProof = (typeof checkInProofs)[number]

/**
 * A player signed in, a contact by its personal link, or anyone by a name: that of the roster, or one
 * that walked in.
 */
export const checkInWays = ['player', 'link', 'name', 'walk-in'] as const
export type CheckInWay = (typeof checkInWays)[number]

/** waiting: for an organizer's tap. undone: an organizer took it back. */
export const checkInStates = ['waiting', 'here', 'undone'] as const
export type CheckInState = (typeof checkInStates)[number]

/** So near to its venue somebody is there. */
export const nearRadiusM = 300
/** A position that is known less well proves nothing. */
export const nearAccuracyM = 300
/** So many names that its roster doesn't have come to one desk: more are strangers having fun. */
export const deskNamesMax = 40
/** Beside a fresh code, where a whole evening walks in: more than any event has people. */
export const codeNamesMax = 200

/** accuracyM: how far off the position may be, as the device says. */
export type MeasuredPosition = Position & { accuracyM: number }

/** True where a device says that it is at the venue, and knows it well enough. */
export const isNear = (venue: Position, { accuracyM, ...position }: MeasuredPosition): boolean =>
  accuracyM <= nearAccuracyM && distanceM(venue, position) <= nearRadiusM

export type CheckInRefusal =
  | 'event-not-found'
  | 'event-cancelled'
  | 'check-in-off'
  | 'event-too-early'
  | 'event-in-past'

/** Why nobody can check themselves in at `now`: it opens an hour before the start, until the end. */
export function checkInRefusal(
  terms: EventTerms,
  isOn: boolean,
  now: number,
): CheckInRefusal | null {
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return unavailable
  if (!isOn) return 'check-in-off'
  if (isEarly(terms, now)) return 'event-too-early'
  return isPast(terms, now) ? 'event-in-past' : null
}

/**
 * Whether somebody is here, or waits for a tap. A name is anyone's to say, so beside a poster it
 * waits; so does a player that an organizer called a no-show, or with something to sign (`isDenied`).
 */
export function decideCheckIn({
  proof,
  way,
  isDenied,
}: {
  proof: CheckInProof
  way: CheckInWay
  isDenied: boolean
}): 'here' | 'waiting' {
  if (isDenied || proof === 'none') return 'waiting'
  const isSaidByAnyone = way === 'name' || way === 'walk-in'
  return isSaidByAnyone && proof !== 'code' ? 'waiting' : 'here'
}
