// What a phone subscribes to on the screens of the benchmarks, for a player with one venue and a
// place in the event. recorded-screens.e2e.ts holds it to what the client asks.
import { calendarDays } from '#domain/event/calendar.ts'
import { addDays, type Day } from '#domain/shared/day.ts'

type Subscription = readonly [query: string, input: object]
export type RecordedPlace = { locationId: string; eventId: string; today: Day }

const anyEvent = { type: null, gender: null, time: null, placesLeft: false, fits: null }

/** Stays while screens come and go. */
export const recordedFrame: readonly Subscription[] = [
  ['version-current', {}],
  ['branding-current', {}],
  ['players-me', {}],
]

export const recordedScreens = {
  calendar: ({ locationId, today }: RecordedPlace): Subscription[] => {
    const input = { locationIds: [locationId], from: today }
    return [
      ['events-publicCounts', input],
      ['events-privateCounts', input],
      ['events-myDays', { from: addDays(today, -1) }],
    ]
  },
  list: ({ locationId, today }: RecordedPlace): Subscription[] => {
    const to = addDays(today, calendarDays)
    const input = { locationId, from: today, to, limit: 30, filters: anyEvent }
    return [
      ['events-publicList', input],
      ['events-personalList', { ...input, friendsGoing: false }],
    ]
  },
  event: ({ eventId }: RecordedPlace): Subscription[] => [
    ['events-byId', { eventId }],
    ['eventChats-byEvent', { eventId, limit: 20 }],
    ['eventTeams-mine', { eventId }],
    ['playerFriends-mine', {}],
  ],
}
export type RecordedScreen = keyof typeof recordedScreens
