// Whether an event is on today: what its organizers said of its day, what the venue said, and which
// of the two counts. Times are 'HH:mm' at the venue, instants ms.
import { addDays, type Day } from '../shared/day.ts'

export const dayStates = ['planned', 'watching', 'delayed', 'off'] as const
export type DayState = (typeof dayStates)[number]

/** The weather is told of events that begin so soon, and while they are played. */
export const weatherAheadMs = 24 * 60 * 60_000
/** Characters of the sentence beside a status. */
export const dayNoteMax = 140
/** A status is set for today and so many days after it. */
export const dayStatusAheadDays = 7
/** Changes of one event's day, or of one venue's, that are told; others only show. */
export const dayStatusTold = 8
/** Events of a venue's day that are alerted of; a word about it shows on all. */
export const dayEventsMax = 26
/** People that one word alerts, those of the first events first. */
export const dayHearersMax = 1900
/** An event that begins so soon is told of by night too. */
export const nightStatusMs = 12 * 60 * 60_000

/** until: the new time of what is delayed, null of anything else. nextWord: when more is said. */
export type DayStatus = {
  state: DayState
  until: string | null
  note: string
  nextWord: string | null
}

/** saidAt: ms. */
export type SaidStatus = DayStatus & { saidAt: number }

/** What was said of one event, and of its venue on its day; null where nothing was. */
export type DayWords = { own: SaidStatus | null; venue: SaidStatus | null }

/** by: the side that said it. */
export type EffectiveStatus = DayStatus & { by: 'event' | 'venue' }

type EventDay = { startTime: string; endsAt: number }

/** What is said after an event is over leaves it alone, and a delay until before it begins too. */
const concerns = ({ state, until, saidAt }: SaidStatus, { startTime, endsAt }: EventDay): boolean =>
  saidAt < endsAt && (state !== 'delayed' || (until ?? '') > startTime)

/**
 * The status of an event; null where nobody said anything of its day. The later word counts, with
 * two exceptions: an event that called itself off is put on again by itself alone, and a venue that
 * says "as planned" takes back only its own words.
 */
export function findEffective({ own, venue }: DayWords, day: EventDay): EffectiveStatus | null {
  const ofEvent = own !== null && concerns(own, day) ? own : null
  const ofVenue = venue !== null && concerns(venue, day) ? venue : null
  if (ofVenue === null) return tell(ofEvent, 'event')
  if (ofEvent === null) return tell(ofVenue, 'venue')
  const isKept = ofEvent.state === 'off' || ofVenue.state === 'planned'
  return isKept || ofEvent.saidAt >= ofVenue.saidAt
    ? tell(ofEvent, 'event')
    : tell(ofVenue, 'venue')
}

const tell = (said: SaidStatus | null, by: EffectiveStatus['by']): EffectiveStatus | null =>
  said === null
    ? null
    : { state: said.state, until: said.until, note: said.note, nextWord: said.nextWord, by }

/**
 * What an event says itself from now on where its venue becomes another, whose word of the day is
 * `other`: it stays as it was. Null where nobody said anything of its day.
 */
export function keepStatus(
  { own, venue }: DayWords,
  other: SaidStatus | null,
  day: EventDay,
): SaidStatus | null {
  const before = findEffective({ own, venue }, day)
  const said = [own, venue, other].flatMap((word) =>
    word !== null && word.saidAt < day.endsAt ? word.saidAt : [],
  )
  if (said.length === 0) return null
  const { by: _by, ...status } = before ?? { ...asPlanned, by: 'event' }
  return { ...status, saidAt: Math.max(...said) }
}

const asPlanned: DayStatus = { state: 'planned', until: null, note: '', nextWord: null }

/** True while nobody plays: leaving is never late, and staying away is no no-show. */
export const isDayOff = (status: Pick<DayStatus, 'state'> | null): boolean =>
  status?.state === 'off'

const same = (status: DayStatus | null): string =>
  JSON.stringify([
    status?.state ?? 'planned',
    status?.until ?? '',
    status?.note ?? '',
    status?.nextWord ?? '',
  ])

/** True where two say the same to a player; nothing said is as planned. */
export const saysSame = (one: DayStatus | null, other: DayStatus | null): boolean =>
  same(one) === same(other)

/**
 * Why something can't be said of a day: it is not near, or what is delayed does not begin later
 * than `startTime`. What is not delayed has no new time.
 */
export function dayStatusRefusal(
  { state, until }: Pick<DayStatus, 'state' | 'until'>,
  { day, today, startTime }: { day: Day; today: Day; startTime: string },
): 'day-status-too-far' | 'day-status-delay' | null {
  if (day < today || day > addDays(today, dayStatusAheadDays)) return 'day-status-too-far'
  if (state !== 'delayed') return until === null ? null : 'day-status-delay'
  return until !== null && until > startTime ? null : 'day-status-delay'
}

/** Whether a screen offers to set the status of a day: an event begins within the days it may be of. */
export const isDayNear = (startsAt: number, now: number): boolean =>
  startsAt - now < dayStatusAheadDays * 24 * 60 * 60_000
