// The three shapes of /createevent: {locId}/{startDate}/{startTime}, {startDate}/{locId}, and nothing. A part that makes no
// sense is ignored: a stale or mistyped link still opens the form.
import * as v from 'valibot'
import { timeSchema } from '#domain/event/event.ts'
import { isDay, type Day } from '#domain/shared/day.ts'
import { isLocationId } from '#domain/shared/id-form.ts'

/** What the address says of the event to create; null where it says nothing. */
export type CreateRouteParams = { locationId: string | null; startDate: Day | null; startTime: string | null }

type Parts = { first?: string | undefined; second?: string | undefined; third?: string | undefined }

/** Reads the parts of the address. A first part that is a day tells the second shape from the first. */
export function parseCreateParams({ first = '', second = '', third = '' }: Parts): CreateRouteParams {
  const isDateFirst = isDay(first)
  const [place, date] = isDateFirst ? [second, first] : [first, second]
  return {
    locationId: isLocationId(place) && !isDay(place) ? place : null,
    startDate: isDay(date) ? date : null,
    startTime: !isDateFirst && v.is(timeSchema, third) ? third : null,
  }
}
