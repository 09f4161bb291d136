// The subscriptions of a phone for each screen, and how often people of people.bench.ts act.
import { toDay } from '#domain/shared/day.ts'
import { recordedScreens, type RecordedScreen } from '#test/support/recorded-screens.ts'

export type Venue = { locationId: string; events: readonly string[] }

export const actEveryMs = 10_000

export const listSubscriptions = (
  { locationId }: Venue,
  screen: RecordedScreen,
  eventId: string,
): (readonly [query: string, input: object])[] => {
  const today = toDay(new Date().toISOString().slice(0, 10))
  return recordedScreens[screen]({ locationId, eventId, today })
}
