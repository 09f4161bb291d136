// Self check-in: when it is open, what proves that someone is at the courts, and what it results
// in.
import { statusRefusal, isPast } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'
import { isEarly } from '../event/play-time.ts'
import { distanceM, type Position } from '../location/distance.ts'

/** code: a fresh code from the screen. near: the device's position. none: an organizer confirms. */
export const checkInProofs = ['code', 'near', 'none'] as const
export type CheckInProof = (typeof checkInProofs)[number]

export const checkInWays = ['player', 'link', 'name', 'walk-in'] as const
export type CheckInWay = (typeof checkInWays)[number]

export const checkInStates = ['waiting', 'here', 'undone'] as const
export type CheckInState = (typeof checkInStates)[number]

export const nearRadiusM = 300
/** A less accurate position isn't accepted as proof. */
export const nearAccuracyM = 300
export const deskNamesMax = 40
export const codeNamesMax = 200

export type MeasuredPosition = Position & { accuracyM: number }

export const isNear = (venue: Position, { accuracyM, ...position }: MeasuredPosition): boolean =>
  accuracyM <= nearAccuracyM && distanceM(venue, position) <= nearRadiusM

export type CheckInRefusal =
  | 'event-not-found'
  | 'event-cancelled'
  | 'check-in-off'
  | 'event-too-early'
  | 'event-in-past'

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
 * Decides between checked in and waiting. Anyone can enter a name, so without a code it waits; so
 * does a player who was marked a no-show or has something to sign (`isDenied`).
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
