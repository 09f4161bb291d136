// The events that the page of a venue shows: one answer for everyone who looks at it.
import type { LiveOutput } from '#contract/contract.ts'
import { pageDays, pageEventsMax } from '#domain/location/venue-page.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { useLiveList, type LiveList } from '../../../net/use-live-list.ts'

const filters = { type: null, gender: null, time: null, fits: null, placesLeft: false }

export type ComingEvents = LiveList<LiveOutput<'events-publicList'>>

export const useComingEvents = (locationId: string, today: Day): ComingEvents =>
  useLiveList(
    'events-publicList',
    { locationId, from: today, to: addDays(today, pageDays - 1), limit: pageEventsMax, filters },
    locationId,
  )
