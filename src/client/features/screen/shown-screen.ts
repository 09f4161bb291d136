// The content of a screen for its pages: the venue's events of today and tomorrow, and those in
// progress.
import type { LiveOutput } from '#contract/contract.ts'
import { isEventOnScreen } from '#domain/screen/screen.ts'
import { toDayAt } from '../../device/today.ts'

export type ShownScreen = NonNullable<LiveOutput<'screens-show'>['screen']>
export type WallEvent = ShownScreen['events'][number]

const toTimes = ({ startsAt, endsAt }: WallEvent) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
})

/** Includes the hour before the start and the half hour after the end. */
export const listEventsOn = ({ events }: Pick<ShownScreen, 'events'>, now: number): WallEvent[] =>
  events.filter((event) => isEventOnScreen(toTimes(event), now))

export const isBegun = (event: WallEvent, now: number): boolean => {
  const { startsAt, endsAt } = toTimes(event)
  return startsAt <= now && now < endsAt
}

export const hasCheckIn = (screen: Pick<ShownScreen, 'events'>, now: number): boolean =>
  listEventsOn(screen, now).some(
    (event) =>
      event.takesCheckIn && event.dayStatus?.state !== 'off' && now < toTimes(event).endsAt,
  )

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

export const findToday = (
  { venue: { days, timezone } }: Pick<ShownScreen, 'venue'>,
  now: number,
): ShownScreen['venue']['days'][number] | null => {
  const today = toDayAt(now, timezone)
  return days.find(({ day }) => day === today) ?? null
}
