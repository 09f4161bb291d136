// A player's pass to an event: their standing in it, and until when leaving is free.
import { hasStarted, isLateCancel, isPast, toBinding } from '../event/eligibility.ts'
import { partySize, type Entry, type EventTerms } from '../event/entry.ts'
import { findEntry } from '../event/roster-edit.ts'
import { findPlacement } from '../event/roster.ts'

const hourMs = 3_600_000

/**
 * number: when in, the party's first place, from 1; when waiting, its position. guests: brought
 * along. answerBy: deadline (ms) of an offered place. leaving: free until an instant (ms), late
 * from then on; null once the event has begun.
 */
export type OwnPass = {
  state: 'in' | 'waiting' | 'in-draw' | 'offered'
  number: number | null
  guests: number
  leaving: { freeUntil: number } | 'late' | null
  answerBy?: number
}

export function toOwnPass(
  event: EventTerms,
  entries: readonly Entry[],
  playerId: string,
  now: number,
): OwnPass | null {
  const own = findEntry(entries, playerId)
  if (own === undefined || event.status !== 'published' || isPast(event, now)) return null
  const { guests } = own
  if (own.place === 'playing')
    return {
      state: 'in',
      number: 1 + countPlacesBefore(entries, own),
      guests,
      leaving: decideLeaving(toBinding(event, own), now),
    }
  if (own.offeredUntil !== null)
    return { state: 'offered', number: null, guests, leaving: null, answerBy: own.offeredUntil }
  const { position } = findPlacement(event, { entries, nextOrder: 0 }, playerId)
  return {
    state: position === null ? 'in-draw' : 'waiting',
    number: position,
    guests,
    leaving: null,
  }
}

const countPlacesBefore = (entries: readonly Entry[], own: Entry): number =>
  entries.reduce(
    (sum, entry) =>
      sum + (entry.place === 'playing' && entry.order < own.order ? partySize(entry) : 0),
    0,
  )

function decideLeaving(event: EventTerms, now: number): OwnPass['leaving'] {
  if (hasStarted(event, now)) return null
  if (isLateCancel(event, now)) return 'late'
  return { freeUntil: event.startsAt - event.cancelCutoffHours * hourMs }
}
