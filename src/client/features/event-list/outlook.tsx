// What a card says of its day: the status that was told, and the weather near the start. Most
// events have neither, so this comes when one may.
import type { EventCard } from '#contract/calendar.ts'
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { WeatherChip } from '../../parts/day-status/weather-chip.tsx'

export function Outlook({ event, isNear }: { event: EventCard; isNear: boolean }) {
  if (event.status !== 'published') return null
  return (
    <span className="flex flex-wrap items-center gap-2 empty:hidden">
      {event.dayStatus !== null && <DayChip status={event.dayStatus} />}
      {isNear && <WeatherChip event={event} />}
    </span>
  )
}
