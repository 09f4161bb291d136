// The accessible label of a calendar day: its date, its counts, and the events that it names.
import type { CalendarDay } from '#domain/event/calendar.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { formatDay } from '../../i18n/day-format.ts'
import { pick } from '../../i18n/texts.ts'
import type { DayCounts } from './use-event-counts.ts'

export function dayLabel(
  cell: CalendarDay,
  counts: DayCounts,
  mine: number,
  titles: readonly string[] = [],
): string {
  const t = pick(calendarTexts)
  return [
    formatDay(cell.day, 'long'),
    cell.isToday ? t.today : '',
    t.publicEvents({ n: counts.open }),
    counts.invited > 0 ? t.privateEvents({ n: counts.invited }) : '',
    mine > 0 ? t.mine({ n: mine }) : '',
    ...titles,
  ]
    .filter(Boolean)
    .join(', ')
}
