// Live queries that a phone opens per screen, and how often people of people.bench.ts act.

type Subscription = readonly [query: string, input: object]
export type Venue = { locationId: string; events: readonly string[] }

export const actEveryMs = 10_000

export const frame: readonly Subscription[] = [
  ['version-current', {}],
  ['players-me', {}],
]

const calendarDays = 60
const dayMs = 86_400_000
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const anyEvent = { type: null, gender: null, time: null, fits: null, placesLeft: false }

export const screens = {
  calendar: ({ locationId }: Venue): Subscription[] => {
    const input = { locationIds: [locationId], from: dayIn(0) }
    return [
      ['events-publicCounts', input],
      ['events-privateCounts', input],
    ]
  },
  list: ({ locationId }: Venue): Subscription[] => {
    const to = dayIn(calendarDays)
    const input = { locationId, from: dayIn(0), to, limit: 30, filters: anyEvent }
    return [
      ['events-publicList', input],
      ['events-personalList', { ...input, friendsGoing: false }],
    ]
  },
  event: (_venue: Venue, eventId: string): Subscription[] => [['events-byId', { eventId }]],
}
export type ScreenName = keyof typeof screens
