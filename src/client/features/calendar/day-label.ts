// What a day of the calendar is called: its date, and what is on.
import type { CalendarCell } from '#domain/event/calendar.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { formatDay } from '../../i18n/day-format.ts'
import { pick } from '../../i18n/texts.ts'
import type { DayCounts } from './use-event-counts.ts'

/** `mine`: events of the day where I play. */
export function dayLabel(cell: CalendarCell, counts: DayCounts, mine: number): string {
  const t = pick(calendarTexts)
  return [
    formatDay(cell.day, 'long'),
    cell.isToday ? t.today : '',
    t.publicEvents({ n: counts.open }),
    counts.invited > 0 ? t.privateEvents({ n: counts.invited }) : '',
    mine > 0 ? t.mine({ n: mine }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
