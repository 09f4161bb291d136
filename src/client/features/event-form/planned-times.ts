// The time of an event being edited, formatted as its page will show it.
import { formatEventTime } from '../../i18n/formats.ts'
import { toInstantText } from './venue-moment.ts'

type Planned = { startDate: string; startTime: string; duration: number }

/** In the venue's time zone; until that is known, clock changes are ignored. */
export function plannedTimes(
  { startDate, startTime, duration }: Planned,
  timezone = 'UTC',
): string {
  const startsAt = toInstantText({ day: startDate, time: startTime }, timezone) ?? ''
  return formatEventTime({ startsAt, startTime, duration, timezone })
}
