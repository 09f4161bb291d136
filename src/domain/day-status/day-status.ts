// The status of an event's day: set by its organizers, by the venue, and which of the two counts.
// Times are 'HH:mm' at the venue, instants ms.
import { addDays, type Day } from '../shared/day.ts'

export const dayStates = ['planned', 'watching', 'delayed', 'off'] as const
export type DayState = (typeof dayStates)[number]

export const weatherAheadMs = 24 * 60 * 60_000
export const dayNoteMax = 140
export const dayStatusAheadDays = 7
/** Changes per day, of an event or a venue, that notify players; later ones only show. */
export const dayStatusAlertsMax = 8
export const dayEventsMax = 26
export const dayRecipientsMax = 1900
export const nightStatusMs = 12 * 60 * 60_000

/** until: the new start when delayed, else null. nextWord: when the next update follows. */
export type DayStatus = {
  state: DayState
  until: string | null
  note: string
  nextWord: string | null
}

export type StoredDayStatus = DayStatus & { saidAt: number }

export type DayStatuses = { own: StoredDayStatus | null; venue: StoredDayStatus | null }

export type EffectiveStatus = DayStatus & { by: 'event' | 'venue' }

type EventDay = { startTime: string; endsAt: number }

const concerns = (
  { state, until, saidAt }: StoredDayStatus,
  { startTime, endsAt }: EventDay,
): boolean => saidAt < endsAt && (state !== 'delayed' || (until ?? '') > startTime)

/**
 * The event's effective status, or null. The later one counts, except that only the event itself
 * takes back its own cancellation, and a venue's "as planned" takes back only the venue's statuses.
 */
export function findEffective({ own, venue }: DayStatuses, day: EventDay): EffectiveStatus | null {
  const ofEvent = own !== null && concerns(own, day) ? own : null
  const ofVenue = venue !== null && concerns(venue, day) ? venue : null
  if (ofVenue === null) return tell(ofEvent, 'event')
  if (ofEvent === null) return tell(ofVenue, 'venue')
  const isKept = ofEvent.state === 'off' || ofVenue.state === 'planned'
  return isKept || ofEvent.saidAt >= ofVenue.saidAt
    ? tell(ofEvent, 'event')
    : tell(ofVenue, 'venue')
}

const tell = (said: StoredDayStatus | null, by: EffectiveStatus['by']): EffectiveStatus | null =>
  said === null
    ? null
    : { state: said.state, until: said.until, note: said.note, nextWord: said.nextWord, by }

/**
 * The event's own status that keeps the effective one unchanged when its venue changes; `other` is
 * the new venue's status. Null without a status.
 */
export function pinDayStatus(
  { own, venue }: DayStatuses,
  other: StoredDayStatus | null,
  day: EventDay,
): StoredDayStatus | null {
  const before = findEffective({ own, venue }, day)
  const said = [own, venue, other].flatMap((word) =>
    word !== null && word.saidAt < day.endsAt ? word.saidAt : [],
  )
  if (said.length === 0) return null
  const { by: _by, ...status } = before ?? { ...asPlanned, by: 'event' }
  return { ...status, saidAt: Math.max(...said) }
}

const asPlanned: DayStatus = { state: 'planned', until: null, note: '', nextWord: null }

/** True when the day is off; late cancels and no-shows don't count. */
export const isDayOff = (status: Pick<DayStatus, 'state'> | null): boolean =>
  status?.state === 'off'

const same = (status: DayStatus | null): string =>
  JSON.stringify([
    status?.state ?? 'planned',
    status?.until ?? '',
    status?.note ?? '',
    status?.nextWord ?? '',
  ])

export const isSameDayStatus = (one: DayStatus | null, other: DayStatus | null): boolean =>
  same(one) === same(other)

/**
 * Refuses a status for a day that is not near, and a delay that doesn't begin later than
 * `startTime`. Only a delay has a new time.
 */
export function dayStatusRefusal(
  { state, until }: Pick<DayStatus, 'state' | 'until'>,
  { day, today, startTime }: { day: Day; today: Day; startTime: string },
): 'day-status-too-far' | 'day-status-delay' | null {
  if (day < today || day > addDays(today, dayStatusAheadDays)) return 'day-status-too-far'
  if (state !== 'delayed') return until === null ? null : 'day-status-delay'
  return until !== null && until > startTime ? null : 'day-status-delay'
}

export const isDayNear = (startsAt: number, now: number): boolean =>
  startsAt - now < dayStatusAheadDays * 24 * 60 * 60_000
