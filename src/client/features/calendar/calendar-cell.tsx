// One day of the calendar: its number, month and how many events it holds. A past day cannot be
// opened.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { calendarFlashMs, type CalendarCell as Cell } from '#domain/event/calendar.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { formatDay } from '../../i18n/day-format.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { DayCounts } from './use-event-counts.ts'
import { useFlash } from './use-flash.ts'

const box = 'flex h-22 w-full flex-col items-center rounded-xl border pt-1.5 text-center sm:h-20'

type CalendarCellProps = {
  cell: Cell
  counts: DayCounts
  isReady: boolean
  locationId: string | undefined
}

export function CalendarCell({ cell, counts, isReady, locationId }: CalendarCellProps) {
  const t = useTexts(calendarTexts)
  const isFlashing = useFlash(`${counts.open}/${counts.invited}`, isReady, calendarFlashMs)
  const content = <CellContent cell={cell} counts={counts} />
  if (cell.isPast || cell.beyondWindow) {
    return (
      <span aria-disabled="true" className={clsx(box, 'border-transparent text-muted opacity-60')}>
        {content}
      </span>
    )
  }
  const label = [
    formatDay(cell.day, 'long'),
    cell.isToday ? t.today : '',
    t.publicEvents({ n: counts.open }),
    counts.invited > 0 ? t.privateEvents({ n: counts.invited }) : '',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Link
      to="/eventday/{-$date}/{-$locationId}"
      params={{ date: cell.day, locationId }}
      aria-label={label}
      aria-current={cell.isToday ? 'date' : undefined}
      className={clsx(
        box,
        'transition-colors duration-300 outline-none hover:border-field focus-visible:ring-focus',
        cell.isToday ? 'border-brand' : 'border-line',
        isFlashing ? 'bg-brand/25' : cell.isToday ? 'bg-soft' : 'bg-card',
      )}
      data-flash={isFlashing || undefined}
    >
      {content}
    </Link>
  )
}

function CellContent({ cell, counts }: { cell: Cell; counts: DayCounts }) {
  return (
    <>
      <span aria-hidden className="text-[0.65rem] leading-none font-medium text-muted uppercase">
        {formatDay(cell.day, 'monthShort').replace('.', '').slice(0, 3)}
      </span>
      <span
        aria-hidden
        className={clsx(
          'text-lg leading-tight font-bold tabular-nums',
          cell.isToday && 'text-brand',
        )}
      >
        {cell.dayOfMonth}
      </span>
      <span
        aria-hidden
        className="mt-0.5 flex flex-col items-center gap-0.5 text-xs leading-none font-bold tabular-nums sm:flex-row"
      >
        {counts.open > 0 && (
          <span
            data-count="public"
            className="grid h-4.5 min-w-6 place-items-center rounded-full bg-brand px-1 text-on-brand"
          >
            {counts.open}
          </span>
        )}
        {counts.invited > 0 && (
          <span
            data-count="private"
            className="flex h-4.5 min-w-6 items-center justify-center gap-px rounded-full bg-cool-soft px-1 text-cool"
          >
            <Lock size={10} strokeWidth={3} />
            {counts.invited}
          </span>
        )}
      </span>
    </>
  )
}
