// A series is an event that repeats weekly; each occurrence is an event with its own roster. This
// file computes its days and applies a change of one occurrence to the others. Days and times are
// the venue's, so clock changes have no effect.
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
 * weekdays: 0 is Sunday; the first day's weekday is always included. until: the last possible day.
 * count: number of occurrences. Both null: as many as allowed.
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

export const seriesScopes = ['this', 'following', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]

/** Ordered; weeks begin on Sunday and count from the first day's week. */
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

export function listChangedFields(before: EventFields, after: EventFields): EventFieldName[] {
  return (Object.keys(after) as EventFieldName[]).filter(
    (name) => JSON.stringify(sorted(before[name])) !== JSON.stringify(sorted(after[name])),
  )
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).toSorted((a, b) => (a < b ? -1 : 1))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value
}

/** moments: instants still to be computed in venue time, `days` away from the given instant. */
export type FollowedChange = { fields: EventFields; moments: InstantFieldName[]; days: number }

/**
 * Applies a change of one occurrence, `before` to `after`, to another: only the changed fields,
 * except those that the other overrides (`ownFields`) with their groups. A new day shifts the
 * others by the same number of days.
 */
export function followChange(
  own: EventFields,
  ownFields: readonly string[],
  before: EventFields,
  after: EventFields,
): FollowedChange {
  const taken = listChangedFields(before, after).filter((name) => !isOwn(name, ownFields))
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
 * Keeps one alert per player and kind with its number of dates, so no one gets 26 alerts. Offers
 * all stay: each needs an answer.
 */
export function dedupeAlerts<
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
