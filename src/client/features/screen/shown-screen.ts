// What a screen shows, as its pages read it: the events of today and tomorrow at the venue, and
// those that are on.
import type { LiveOutput } from '#contract/contract.ts'
import { isEveningOn } from '#domain/screen/screen.ts'
import { toDayAt } from '../../device/today.ts'

export type ShownScreen = NonNullable<LiveOutput<'screens-show'>['screen']>
export type WallEvent = ShownScreen['events'][number]

const toTimes = ({ startsAt, endsAt }: WallEvent) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
})

/** Those that are on now, with the hour before and the half hour after. */
export const listEventsOn = ({ events }: Pick<ShownScreen, 'events'>, now: number): WallEvent[] =>
  events.filter((event) => isEveningOn(toTimes(event), now))

export const isBegun = (event: WallEvent, now: number): boolean => {
  const { startsAt, endsAt } = toTimes(event)
  return startsAt <= now && now < endsAt
}

/** True while someone can check in by the code. */
export const hasCheckIn = (screen: Pick<ShownScreen, 'events'>, now: number): boolean =>
  listEventsOn(screen, now).some(
    (event) =>
      event.takesCheckIn && event.dayStatus?.state !== 'off' && now < toTimes(event).endsAt,
  )

/** The events of today that are not over; tomorrow's where today has none. */
export function listEventsOfDay(
  { events, venue: { timezone } }: Pick<ShownScreen, 'events' | 'venue'>,
  now: number,
): { day: 'today' | 'tomorrow'; events: WallEvent[] } {
  const today = toDayAt(now, timezone)
  const ahead = events.filter((event) => now < toTimes(event).endsAt)
  const ofToday = ahead.filter((event) => toDayAt(toTimes(event).startsAt, timezone) <= today)
  return ofToday.length > 0 || ahead.length === 0
    ? { day: 'today', events: ofToday }
    : { day: 'tomorrow', events: ahead }
}

/** What the venue says of today; null where it said nothing. */
export const findToday = (
  { venue: { days, timezone } }: Pick<ShownScreen, 'venue'>,
  now: number,
): ShownScreen['venue']['days'][number] | null => {
  const today = toDayAt(now, timezone)
  return days.find(({ day }) => day === today) ?? null
}
