// Seven days side by side against the hours. Overlapping events stand side by side; a strip at the
// end of each day shows how many courts are in use.
import type { CSSProperties } from 'react'
import { clsx } from 'clsx'
import type { Block, CourtDay } from '#domain/location/court-week.ts'
import { getVenueHue } from '#domain/location/venue-hue.ts'
import { courtWeekTexts } from '#words/en/location/court-week.ts'
import { useWindow } from '../../../device/use-window.ts'
import { formatDay, formatTime } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { CopyDrag } from './use-copy-drag.ts'
import type { WeekEvent } from './week-view.tsx'
import { clockTime, shortDayName } from './week-words.ts'

type WeekGridProps = {
  days: readonly CourtDay[]
  hours: { from: number; until: number }
  events: ReadonlyMap<string, WeekEvent>
  courts: number
  sayName: (event: WeekEvent) => string
  chosenId: string | null
  onChoose: (eventId: string) => void
  drag: CopyDrag
}

/** Space above and below the days, and the height of an hour, in px. */
const aroundPx = 220
const hourPx = { least: 32, most: 56 }
const hourMinutes = 60

export function WeekGrid({ days, hours, ...props }: WeekGridProps) {
  const t = useTexts(courtWeekTexts)
  const count = hours.until - hours.from
  const rowPx = useWindow(() =>
    Math.max(hourPx.least, Math.min(hourPx.most, Math.floor((innerHeight - aroundPx) / count))),
  )
  const dragged = props.drag.eventId === null ? undefined : props.events.get(props.drag.eventId)
  return (
    <>
      <output className="sr-only">
        {dragged !== undefined && t.drop({ event: props.sayName(dragged) })}
      </output>
      <div className="overflow-x-auto rounded-2xl border border-line bg-card">
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: '4rem repeat(7, minmax(6rem, 1fr))',
            minWidth: '48rem',
          }}
        >
          <div aria-hidden className="relative text-right text-xs text-muted">
            {Array.from({ length: count - 1 }, (_, index) => (
              <span
                key={index}
                className="absolute right-2 leading-none whitespace-nowrap"
                style={{ top: `calc(3rem + ${(index + 1) * rowPx - 6}px)` }}
              >
                {formatTime(clockTime((hours.from + index + 1) * hourMinutes)).replace(':00', '')}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <DayColumn key={day.day} day={day} hours={hours} rowPx={rowPx} {...props} />
          ))}
        </div>
      </div>
    </>
  )
}

type ColumnProps = Omit<WeekGridProps, 'days'> & { day: CourtDay; rowPx: number }

function DayColumn({ day, hours, rowPx, courts, drag, ...blocks }: ColumnProps) {
  const t = useTexts(courtWeekTexts)
  const top = (minutes: number) => ((minutes - hours.from * hourMinutes) / hourMinutes) * rowPx
  const peak = courts === 0 ? t.peak({ n: day.peak }) : t.peakOf({ n: day.peak, all: courts })
  const isOver = day.over.length > 0
  return (
    <section
      aria-label={`${formatDay(day.day, 'long')}, ${day.peak === 0 ? t.free : peak}`}
      data-day={day.day}
      className={clsx('border-l border-line', drag.day === day.day && 'bg-soft')}
    >
      <div aria-hidden className="flex h-12 flex-col justify-center border-b border-line px-2">
        <span className="truncate leading-tight font-semibold">{shortDayName(day.day)}</span>
        <span className={clsx('truncate text-xs', isOver ? 'font-bold text-warm' : 'text-muted')}>
          {day.peak > 0 && (courts === 0 ? peak : t.peakShort({ n: day.peak, all: courts }))}
        </span>
      </div>
      <div
        className="relative"
        style={{
          height: (hours.until - hours.from) * rowPx,
          backgroundImage: `repeating-linear-gradient(var(--color-line) 0 1px, transparent 1px ${rowPx}px)`,
        }}
      >
        {day.loads.map(({ from, until, courts: used }) => (
          <span
            key={from}
            aria-hidden
            className={clsx('absolute right-0', used > courts ? 'bg-warm' : 'bg-brand')}
            style={{
              top: top(from),
              height: top(until) - top(from),
              width: courts === 0 ? 0 : `${Math.min(1, used / courts) * 0.5}rem`,
            }}
          />
        ))}
        {day.blocks.map((block) => (
          <EventBlock key={block.eventId} block={block} top={top} drag={drag} {...blocks} />
        ))}
      </div>
    </section>
  )
}

type BlockProps = Pick<WeekGridProps, 'events' | 'sayName' | 'chosenId' | 'onChoose' | 'drag'> & {
  block: Block
  top: (minutes: number) => number
}

const leastPx = 24

function EventBlock({ block, events, sayName, chosenId, onChoose, drag, top }: BlockProps) {
  const t = useTexts(courtWeekTexts)
  const event = events.get(block.eventId)
  if (event === undefined) return null
  const { eventId, from, until, lane, lanes, isOver } = block
  const [time, name] = [formatTime(event.startTime), sayName(event)]
  const width = `(100% - 0.75rem) / ${lanes}`
  return (
    <button
      type="button"
      aria-pressed={chosenId === eventId}
      aria-label={[time, name, t.courts({ n: event.courts }), ...(isOver ? [t.tooMany] : [])].join(
        ', ',
      )}
      title={name}
      onClick={() => onChoose(eventId)}
      onPointerDown={(pressed) => drag.begin(eventId, pressed)}
      className={clsx(
        'absolute flex cursor-pointer flex-col overflow-hidden rounded-lg px-1 text-left text-xs leading-tight outline-none select-none focus-visible:ring-focus',
        isOver ? 'bg-warm-soft text-warm' : 'venue-colors',
        drag.eventId === eventId && 'opacity-60',
      )}
      style={
        {
          '--h': getVenueHue(event.type),
          ...(isOver ? {} : { background: 'var(--venue-soft)', color: 'var(--venue-ink)' }),
          border: `1px solid ${chosenId === eventId ? 'currentColor' : 'transparent'}`,
          boxShadow: chosenId === eventId ? '0 0 0 1px currentColor' : undefined,
          top: top(from),
          height: Math.max(leastPx, top(until) - top(from) - 1),
          left: `calc(${width} * ${lane} + 2px)`,
          width: `calc(${width} - 2px)`,
        } as CSSProperties
      }
    >
      <span className="block font-bold">{name}</span>
      <span className="block">{time}</span>
    </button>
  )
}
