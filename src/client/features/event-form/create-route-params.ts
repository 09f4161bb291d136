// Reads the three forms of /createevent: {locId}/{startDate}/{startTime}, {startDate}/{locId}, and
// empty. Unreadable parts are reported and the form opens anyway, so a stale or mistyped link is no
// dead end.
import * as v from 'valibot'
import { timeSchema } from '#domain/event/schema/time-schema.ts'
import { isDay, type Day } from '#domain/shared/day.ts'
import { isLocationId } from '#domain/shared/id-form.ts'

export type CreateRouteParams = {
  locationId: string | null
  startDate: Day | null
  startTime: string | null
  unread: readonly string[]
}

type Parts = { first?: string | undefined; second?: string | undefined; third?: string | undefined }

export function parseCreateParams({
  first = '',
  second = '',
  third = '',
}: Parts): CreateRouteParams {
  const isDateFirst = isDay(first)
  const [place, date] = isDateFirst ? [second, first] : [first, second]
  const locationId = isLocationId(place) && !isDay(place) ? place : null
  const startDate = isDay(date) ? date : null
  const startTime = isDateFirst ? null : readTime(third)
  const read = [
    [place, locationId],
    [date, startDate],
    [third, startTime],
  ] as const
  return {
    locationId,
    startDate,
    startTime,
    unread: read.flatMap(([part, meant]) => (part !== '' && meant === null ? [part] : [])),
  }
}

const timeForm = /^(\d{1,2}):?(\d\d)?\s*(?:([ap])\.?m\.?)?$/i
const noon = 12

/**
 * Turns '20:00', '2000' and '8:00 PM' into 'HH:mm'; null unless it is a time in steps of five
 * minutes.
 */
function readTime(text: string): string | null {
  const [, hours, minutes, half] = timeForm.exec(text.trim()) ?? []
  const hour = Number(hours)
  const isTwelve = half !== undefined
  if (
    hours === undefined ||
    (minutes === undefined && !isTwelve) ||
    (isTwelve && (hour < 1 || hour > noon))
  )
    return null
  const hourOfDay = isTwelve ? (hour % noon) + (half.toLowerCase() === 'p' ? noon : 0) : hour
  const time = `${String(hourOfDay).padStart(2, '0')}:${minutes ?? '00'}`
  return v.is(timeSchema, time) ? time : null
}
