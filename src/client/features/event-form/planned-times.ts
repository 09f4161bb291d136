// When an event that is being written would be played, as its page will say it.
import { formatEventTime } from '../../i18n/formats.ts'
import { toInstant } from './venue-moment.ts'

type Planned = { startDate: string; startTime: string; duration: number }

/** From start to end on the clock of the venue; where it is not known yet, no clocks change. */
export function plannedTimes(
  { startDate, startTime, duration }: Planned,
  timezone = 'UTC',
): string {
  const startsAt = toInstant({ day: startDate, time: startTime }, timezone) ?? ''
  return formatEventTime({ startsAt, startTime, duration, timezone })
}
