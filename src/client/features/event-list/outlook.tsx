// A card's day status, the weather near the start, and house rules that keep its viewer out. Loaded
// on demand, because most events lack all three.
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { WeatherChip } from '../../parts/day-status/weather-chip.tsx'
import { HouseRuleNotice } from '../../parts/house-rule/kept-out.tsx'
import type { BadgedEvent } from './event-badges.tsx'

export function Outlook({ event, isNear }: { event: BadgedEvent; isNear: boolean }) {
  if (event.status !== 'published') return null
  return (
    <>
      <span className="flex flex-wrap items-center gap-2 empty:hidden">
        {event.dayStatus !== null && <DayChip status={event.dayStatus} />}
        {isNear && <WeatherChip event={event} />}
      </span>
      <HouseRuleNotice event={event} />
    </>
  )
}
