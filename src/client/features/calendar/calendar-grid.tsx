// Five weeks of the 60-day window with Back and Forward (SPEC section 2 "Calendar").
import { startTransition, useState } from 'react'
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { calendarWindow, narrowCalendarPx } from '#domain/event/calendar.ts'
import type { Day } from '#domain/shared/day.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { useWindow } from '../../device/use-window.ts'
import { formatWeekday } from '../../i18n/day-format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { kit } from '../../ui/words/kit.ts'
import { CalendarCell } from './calendar-cell.tsx'
import { ringsMine } from './ring-mine.ts'
import { getDayCounts, type CountsByDay } from './use-event-counts.ts'

type CalendarGridProps = {
  today: Day
  counts: CountsByDay
  mine: ReadonlyMap<string, number>
  isReady: boolean
  locationId: string | undefined
}

export function CalendarGrid({ today, counts, mine, isReady, locationId }: CalendarGridProps) {
  const t = useTexts(calendarTexts)
  const [page, setPage] = useState(0)
  const { rows, canGoBack, canGoForward } = calendarWindow(today, page)
  // The weeks render after the frame that shows the press (decision 088).
  const turn = (by: 1 | -1) =>
    startTransition(() => setPage((now) => calendarWindow(today, now).page + by))
  const isRinged = ringsMine(rows, (day) => mine.has(day))
  return (
    <section aria-label={t.title} aria-busy={!isReady} className="flex flex-col gap-2">
      <div className="-mx-2">
        <table className="w-full table-fixed border-separate border-spacing-1">
          <WeekdayHeads />
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]?.day}>
                {row.map((cell) => (
                  <td key={cell.day} className="p-0">
                    <CalendarCell
                      cell={cell}
                      counts={getDayCounts(counts, cell.day)}
                      mine={mine.get(cell.day) ?? 0}
                      isRinged={isRinged}
                      isReady={isReady}
                      locationId={locationId}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-1.5 rounded-full bg-ball-line" />
          {t.myDays}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="font-bold text-fg">
            {sampleCount}
          </span>
          {t.public}
        </span>
        <span className="flex items-center gap-2">
          <Lock aria-hidden size={16} className="text-cool" />
          {t.private}
        </span>
      </p>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="plain" isDisabled={!canGoBack} onPress={() => turn(-1)}>
          <ChevronLeft aria-hidden size={20} />
          {kit.back}
        </Button>
        <Button variant="plain" isDisabled={!canGoForward} onPress={() => turn(1)}>
          {t.forward}
          <ChevronRight aria-hidden size={20} />
        </Button>
      </div>
    </section>
  )
}

const sampleCount = 3

function WeekdayHeads() {
  const t = useTexts(calendarTexts)
  const isNarrow = useWindow(() => innerWidth < narrowCalendarPx)
  return (
    <thead>
      <tr>
        {t.weekdays.map((weekday, column) => (
          <th
            key={weekday}
            scope="col"
            abbr={formatWeekday(column)}
            className="narrow-label pb-1 font-semibold text-muted"
          >
            {isNarrow ? weekday.slice(0, 1) : weekday}
          </th>
        ))}
      </tr>
    </thead>
  )
}
