// The calendar of a wide window: adds the events to each day by time in their venue's color, mine
// with a line in ball yellow. Arrow keys move from day to day.
import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { EventCardData } from '#contract/calendar.ts'
import {
  calendarFlashMs,
  calendarRowDays,
  type CalendarDay,
  type CalendarWindow,
} from '#domain/event/calendar.ts'
import { getVenueHue } from '#domain/location/venue-hue.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatWeekday } from '../../i18n/day-format.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { chooseTitles } from './choose-titles.ts'
import { countLines } from './count-lines.ts'
import { dayLabel } from './day-label.ts'
import { ringsMine } from './ring-mine.ts'
import { getDayCounts, type CountsByDay } from './use-event-counts.ts'
import { useFlash } from './use-flash.ts'

type DayGridProps = {
  window: CalendarWindow
  counts: CountsByDay
  events: ReadonlyMap<string, readonly EventCardData[]>
  isReady: boolean
  locationId: string | undefined
  selected: Day | undefined
  room: { rowPx: number; lines: number }
}

export function DayGrid({ window, room, ...cells }: DayGridProps) {
  const t = useTexts(calendarTexts)
  const table = useRef<HTMLTableElement>(null)
  const titlePx = useTitleWidth(table)
  const font = getTitleFont()
  const isRinged = ringsMine(window.rows, (day) => cells.events.get(day)?.some(isMine) ?? false)
  return (
    <table
      ref={table}
      className="wide-grid"
      style={{ '--row': `${room.rowPx}px`, '--lines': room.lines } as CSSProperties}
    >
      <thead>
        <tr>
          {t.weekdays.map((weekday, column) => (
            <th key={weekday} scope="col" abbr={formatWeekday(column)}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {window.rows.map((row) => (
          <tr key={row[0]?.day}>
            {row.map((cell) => (
              <td key={cell.day}>
                <DayCell
                  cell={cell}
                  room={{ ...room, titlePx, font }}
                  isRinged={isRinged}
                  {...cells}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const aroundTitlePx = 22

function useTitleWidth(table: RefObject<HTMLTableElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const shown = table.current
    if (shown === null) return undefined
    const read = () => setWidth((shown.querySelector('td')?.clientWidth ?? 0) - aroundTitlePx)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [table])
  return width
}

type DayCellProps = Omit<DayGridProps, 'window' | 'room'> & {
  cell: CalendarDay
  room: { lines: number; titlePx: number; font: string }
  isRinged: boolean
}

function DayCell({
  cell,
  counts,
  events,
  isReady,
  locationId,
  selected,
  room,
  isRinged,
}: DayCellProps) {
  const { open, invited } = getDayCounts(counts, cell.day)
  const isFlashing = useFlash(`${open}/${invited}`, isReady, calendarFlashMs)
  const ofDay = events.get(cell.day) ?? []
  const mine = ofDay.filter(isMine).length
  const head = <DayHead cell={cell} open={open} invited={invited} />
  if (cell.isPast || cell.beyondWindow)
    return (
      <span aria-disabled="true" className="wide-day">
        {head}
      </span>
    )
  const { shown, more } = chooseTitles(ofDay, room.lines, open + invited, (event) =>
    countLines(formatTitle(event), room.titlePx, `${isMine(event) ? 600 : 400} ${room.font}`),
  )
  return (
    <Link
      to="/eventday/{-$date}/{-$locationId}"
      params={{ date: cell.day, locationId }}
      resetScroll={false}
      aria-label={dayLabel(cell, { open, invited }, mine, shown.map(formatTitle))}
      aria-current={cell.isToday ? 'date' : undefined}
      className="wide-day"
      onKeyDown={(event) => moveFocus(event, cell.day)}
      data-day={cell.day}
      data-today={cell.isToday || undefined}
      data-selected={cell.day === selected || undefined}
      data-mine={mine > 0 || undefined}
      data-ring={(mine > 0 && isRinged) || undefined}
      data-flash={isFlashing || undefined}
    >
      {head}
      {shown.map((event) => (
        <EventTitle key={event.eventId} event={event} />
      ))}
      {more > 0 && <More count={more} />}
    </Link>
  )
}

type DayHeadProps = { cell: CalendarDay; open: number; invited: number }

function DayHead({ cell, open, invited }: DayHeadProps) {
  return (
    <span aria-hidden className="wide-day-head">
      <span>{formatDay(cell.day, 'monthShort').replace('.', '').slice(0, 3)}</span>
      <b>{cell.dayOfMonth}</b>
      <span className="wide-day-counts">
        {open > 0 && <span data-count="public">{open}</span>}
        {invited > 0 && (
          <span data-count="private">
            <Lock size={16} />
            {invited}
          </span>
        )}
      </span>
    </span>
  )
}

function More({ count }: { count: number }) {
  const text = `+${count}`
  return (
    <span aria-hidden className="wide-more">
      {text}
    </span>
  )
}

const isMine = ({ status, myPlace }: EventCardData): boolean =>
  status === 'published' && myPlace === 'playing'

function EventTitle({ event }: { event: EventCardData }) {
  return (
    <span
      aria-hidden
      className="wide-title"
      data-title
      data-mine={isMine(event) || undefined}
      style={{ '--h': getVenueHue(event.location) } as CSSProperties}
    >
      {formatTitle(event)}
    </span>
  )
}

const formatTitle = ({ startTime, title, type }: EventCardData): string =>
  `${shortTime(startTime)} ${title === '' ? pick(eventTypeTexts)[type] : title}`

const getTitleFont = (): string => {
  const { fontFamily, fontSize } = getComputedStyle(document.documentElement)
  return `${Number.parseFloat(fontSize) * titleRem}px ${fontFamily}`
}
const titleRem = 0.8125

const shortTime = (time: string): string =>
  formatTime(time)
    .replace(/:00(?=\s)/, '')
    .replaceAll(/[\s.]/g, '')
    .toLowerCase()

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -calendarRowDays,
  ArrowDown: calendarRowDays,
}

function moveFocus(event: KeyboardEvent<HTMLElement>, day: Day): void {
  const step = steps[event.key]
  if (step === undefined) return
  const table = event.currentTarget.closest('table')
  const next = table?.querySelector<HTMLElement>(`[data-day="${addDays(day, step)}"]`)
  event.preventDefault()
  next?.focus()
}
