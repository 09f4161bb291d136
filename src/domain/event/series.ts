// A series: an event that repeats weekly. Every occurrence is an event of its own with its own
// roster; what is said here is on which days they are, and what a change of one means for the
// others. Days and times are the venue's, so clocks that go forward or back change nothing.
import * as v from 'valibot'
import { daySchema } from '../shared/day-schema.ts'
import { addDays, dayToNumber, getWeekday, type Day } from '../shared/day.ts'
import {
  fieldsGroupedWith,
  instantFields,
  type EventFieldName,
  type EventFields,
  type InstantFieldName,
} from './event-fields.ts'

export const occurrencesMax = 26
export const occurrencesMin = 2
export const everyWeeksMax = 8

/**
 * weekdays: 0 for Sunday … 6 for Saturday; the first day's own is always one of them. until: the
 * last possible day. count: how many. Both null: as many as there may be.
 */
export const repeatFields = v.strictObject({
  everyWeeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(everyWeeksMax)),
  weekdays: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    v.maxLength(7),
  ),
  until: v.nullable(daySchema),
  count: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(occurrencesMin), v.maxValue(occurrencesMax)),
  ),
})
export type Repeat = v.InferOutput<typeof repeatFields>

/** What a change, a cancellation or a deletion is about. */
export const seriesScopes = ['this', 'following', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]

/**
 * The days of a series that begins on `first`, in order. Weeks begin on Sunday, as in the calendar,
 * and count from the first day's.
 */
export function occurrenceDays(first: Day, { everyWeeks, weekdays, until, count }: Repeat): Day[] {
  const wanted = new Set([...weekdays, getWeekday(first)])
  const most = Math.min(count ?? occurrencesMax, occurrencesMax)
  const sunday = addDays(first, -getWeekday(first))
  const offsets = Array.from(wanted).toSorted((a, b) => a - b)
  const days = Array.from({ length: most + 1 }, (_, week) =>
    offsets.map((offset) => addDays(sunday, 7 * everyWeeks * week + offset)),
  ).flat()
  return days.filter((day) => day >= first && (until === null || day <= until)).slice(0, most)
}

const isMoment = (name: EventFieldName): name is InstantFieldName =>
  (instantFields as readonly EventFieldName[]).includes(name)

const isOwn = (name: EventFieldName, ownFields: readonly string[]): boolean =>
  fieldsGroupedWith(name).some((one) => ownFields.includes(one))

/** The fields in which two versions of an event differ. */
export function changedFields(before: EventFields, after: EventFields): EventFieldName[] {
  return (Object.keys(after) as EventFieldName[]).filter(
    (name) => JSON.stringify(sorted(before[name])) !== JSON.stringify(sorted(after[name])),
  )
}

/** Cohosts have no order, and neither have the words of a format. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).toSorted((a, b) => (a < b ? -1 : 1))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value
}

/**
 * An occurrence as a change of another one leaves it. moments: what must still be reckoned on the
 * venue's wall, `days` away from the instant given.
 */
export type FollowedChange = { fields: EventFields; moments: InstantFieldName[]; days: number }

/**
 * The fields of another occurrence after `before` became `after` in one of the series: only what
 * was changed there, and not what was changed in this one on its own (`ownFields`), with what
 * belongs to it. A new day moves the others by as many days.
 */
export function followChange(
  own: EventFields,
  ownFields: readonly string[],
  before: EventFields,
  after: EventFields,
): FollowedChange {
  const taken = changedFields(before, after).filter((name) => !isOwn(name, ownFields))
  const values = Object.fromEntries(
    taken
      .filter((name) => name !== 'startDate' && !isMoment(name))
      .map((name) => [name, after[name]]),
  ) as Partial<EventFields>
  const moved = taken.includes('startDate')
    ? dayToNumber(after.startDate) - dayToNumber(before.startDate)
    : 0
  const startDate = addDays(own.startDate, moved)
  const moments = taken.filter(isMoment)
  const instants = Object.fromEntries(
    moments.map((name) => [name, after[name]]),
  ) as Partial<EventFields>
  return {
    fields: { ...own, ...values, ...instants, startDate },
    moments,
    days: dayToNumber(startDate) - dayToNumber(after.startDate),
  }
}

/**
 * One alert a player and kind, the first, with the number of dates it stands for: no one is told of
 * one thing 26 times. An offered place is told for each: each has to be answered.
 */
export function toldOnce<
  A extends { playerId: string; kind: string; params: Record<string, string> },
>(alerts: readonly A[]): A[] {
  const counted = new Map<string, { alert: A; dates: number }>()
  for (const alert of alerts) {
    const each = alert.kind === 'place-offered' ? counted.size : ''
    const key = `${alert.playerId} ${alert.kind} ${each}`
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { alert, dates: 1 })
    else known.dates += 1
  }
  return Array.from(counted.values(), ({ alert, dates }) =>
    dates === 1 ? alert : { ...alert, params: { ...alert.params, dates: String(dates) } },
  )
}
