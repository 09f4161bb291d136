// One day of the calendar: its number, month and event count. A past day can't be opened.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { calendarFlashMs, type CalendarDay as Cell } from '#domain/event/calendar.ts'
import { formatDay } from '../../i18n/day-format.ts'
import { dayLabel } from './day-label.ts'
import type { DayCounts } from './use-event-counts.ts'
import { useFlash } from './use-flash.ts'

const box = 'flex h-19 w-full flex-col items-center rounded-xl border pt-1 text-center'

type CalendarCellProps = {
  cell: Cell
  counts: DayCounts
  mine: number
  isRinged: boolean
  isReady: boolean
  locationId: string | undefined
}

export function CalendarCell({
  cell,
  counts,
  mine,
  isRinged,
  isReady,
  locationId,
}: CalendarCellProps) {
  const isFlashing = useFlash(`${counts.open}/${counts.invited}`, isReady, calendarFlashMs)
  const content = <CellContent cell={cell} counts={counts} mine={mine} />
  if (cell.isPast || cell.beyondWindow) {
    return (
      <span aria-disabled="true" className={clsx(box, 'border-transparent text-muted opacity-60')}>
        {content}
      </span>
    )
  }
  return (
    <Link
      to="/eventday/{-$date}/{-$locationId}"
      params={{ date: cell.day, locationId }}
      aria-label={dayLabel(cell, counts, mine)}
      aria-current={cell.isToday ? 'date' : undefined}
      className={clsx(
        box,
        'transition-colors duration-320 outline-none hover:border-field focus-visible:ring-focus',
        getLook(cell, mine > 0 && isRinged),
        isFlashing && 'bg-brand/25',
      )}
      data-mine={mine > 0 || undefined}
      data-flash={isFlashing || undefined}
    >
      {content}
    </Link>
  )
}

function getLook({ isToday }: Cell, hasRing: boolean): string {
  if (hasRing) return 'border-2 border-ball-line bg-ball-soft'
  return isToday ? 'border-brand bg-soft' : 'border-line bg-card'
}

const dotsMax = 3

function CellContent({ cell, counts, mine }: { cell: Cell; counts: DayCounts; mine: number }) {
  return (
    <span aria-hidden className="contents">
      <span className="narrow-label leading-none font-medium text-muted uppercase">
        {formatDay(cell.day, 'monthShort').slice(0, 3)}
      </span>
      <span
        className={clsx(
          'text-lg leading-tight font-bold tabular-nums',
          cell.isToday && 'text-brand',
        )}
      >
        {cell.dayOfMonth}
      </span>
      <span className="flex flex-wrap items-center justify-center gap-x-1 text-xs leading-tight font-semibold tabular-nums">
        {counts.open > 0 && <span data-count="public">{counts.open}</span>}
        {counts.invited > 0 && (
          <span data-count="private" className="flex items-center text-cool">
            <Lock size={16} />
            {counts.invited}
          </span>
        )}
      </span>
      {mine > 0 && (
        <span className="mt-auto flex gap-1 pb-1">
          {Array.from({ length: Math.min(mine, dotsMax) }, (_, dot) => (
            <span key={dot} className="size-1.5 rounded-full bg-ball-line" />
          ))}
        </span>
      )}
    </span>
  )
}
