// The events of a venue's day on its TV screen: time, name, places and state.
import { clsx } from 'clsx'
import { wallTexts } from '#words/en/screen/screen.ts'
import { eventName } from '../../i18n/event-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { Badge } from '../../ui/badge.tsx'
import { isBegun, type WallEvent, type ShownScreen } from './shown-screen.ts'
import { formatClock } from './wall-frame.tsx'
import { useWallShape } from './wall-shape.ts'

type EventsPageProps = {
  day: 'today' | 'tomorrow'
  events: readonly WallEvent[]
  venue: ShownScreen['venue']
  now: number
  rows: number
}

export function EventsPage({ day, events, venue, now, rows }: EventsPageProps) {
  const t = useTexts(wallTexts)
  return (
    <section aria-label={t[day]} className="flex min-h-0 flex-1 flex-col gap-3" data-page="events">
      <h2 className="text-xl text-brand">{t[day]}</h2>
      {events.length === 0 ? (
        <p className="m-auto text-2xl font-bold text-muted">{t.noEvents}</p>
      ) : (
        <ol
          className="grid min-h-0 flex-1 gap-3"
          style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
        >
          {events.map((event) => (
            <EventRow key={event.eventId} event={event} venue={venue} now={now} />
          ))}
        </ol>
      )}
    </section>
  )
}

function EventRow({
  event,
  venue,
  now,
}: Pick<EventsPageProps, 'venue' | 'now'> & { event: WallEvent }) {
  const t = useTexts(wallTexts)
  const isTall = useWallShape() === 'tall'
  const { playing, waiting, maxPlayers, dayStatus, startsAt, endsAt } = event
  const left = Math.max(0, maxPlayers - playing)
  const clock = (instant: string) => formatClock(Date.parse(instant), venue.timezone)
  return (
    <li className="flex min-w-0 items-center gap-4 overflow-hidden rounded-3xl border border-line bg-card px-4">
      <p className="shrink-0 leading-tight tabular-nums" style={{ minWidth: '6.5rem' }}>
        <span className="block text-xl font-extrabold text-brand">{clock(startsAt)}</span>
        <span className="text-muted">{clock(endsAt)}</span>
      </p>
      <div className="min-w-0 flex-1">
        <p
          className={clsx('text-xl leading-tight font-bold', isTall ? 'line-clamp-2' : 'truncate')}
        >
          {eventName({ ...event, locationName: venue.name })}
        </p>
        <div className="flex gap-2 overflow-hidden">
          {dayStatus !== null && (
            <span className="shrink-0 whitespace-nowrap">
              <DayChip status={dayStatus} />
            </span>
          )}
          {isBegun(event, now) && dayStatus?.state !== 'off' && (
            <span className="shrink-0 whitespace-nowrap">
              <Badge tone="solid">{t.onNow}</Badge>
            </span>
          )}
          {!isTall && dayStatus !== null && dayStatus.note !== '' && (
            <span className="truncate text-muted">{dayStatus.note}</span>
          )}
        </div>
      </div>
      <p className="shrink-0 text-right leading-tight">
        <span className="block text-xl font-extrabold tabular-nums">
          {t.places({ n: playing, max: maxPlayers })}
        </span>
        <span className="text-muted">
          {left > 0 ? t.left({ n: left }) : waiting > 0 ? t.waiting({ n: waiting }) : t.full}
        </span>
      </p>
    </li>
  )
}
