// Events in the narrow list beside the open one: the time and the whole title, then venue, places
// and faces. One series on one day is one row.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { addDays, type Day } from '#domain/shared/day.ts'
import { listTexts } from '#words/en/event-list/list.ts'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { useNow, useToday } from '../../../device/today.ts'
import { formatTime } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useLive } from '../../../net/use-live.ts'
import { formatNearDay } from '../../../parts/event/event-card-words.ts'
import { HouseRuleNotice } from '../../../parts/house-rule/kept-out.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { groupByDay } from '../day-groups.ts'
import { EventMarks, type BadgedEvent } from '../event-badges.tsx'
import { PlacesTaken } from '../event-places.tsx'
import { Faces } from '../faces.tsx'
import { getMyRole, hasEnded, myRoles } from '../my-events.ts'
import { VenueDot } from '../venue-dot.tsx'
import { foldSeries } from './fold-series.ts'
import { useShownEvent } from './shown-event.ts'

type RowsProps = { events: readonly BadgedEvent[]; label?: string; withDay?: boolean }

export function EventLines({ events, label, withDay = false }: RowsProps) {
  const now = useNow()
  return (
    <ul aria-label={label}>
      {(withDay ? events.map((event) => [event]) : foldSeries(events)).map((ofOne) => {
        const [event] = ofOne
        return (
          event !== undefined && (
            <li key={event.eventId}>
              {ofOne.length === 1 ? (
                <EventRow event={event} now={now} withDay={withDay} />
              ) : (
                <FoldedRow first={event} events={ofOne} now={now} />
              )}
            </li>
          )
        )
      })}
    </ul>
  )
}

export function DayRows({ events, today }: { events: readonly BadgedEvent[]; today: Day }) {
  return groupByDay(events).map(({ day, events: ofDay }) => (
    <section key={day} aria-label={formatNearDay(day, today)}>
      <h2 className="text-sm font-semibold text-muted">{formatNearDay(day, today)}</h2>
      <EventLines events={ofDay} />
    </section>
  ))
}

export function MyRows() {
  const t = useTexts(myEventsTexts)
  const now = useNow()
  const { data } = useLive('events-mine', { from: addDays(useToday(), -1) })
  if (data === undefined) return <SkeletonList label={t.loading} rows={6} />
  const ahead = data.events.filter((event) => !hasEnded(event, now))
  return myRoles.map((role) => {
    const events = ahead.filter((event) => getMyRole(event) === role)
    return (
      events.length > 0 && (
        <section key={role} aria-label={t[role]}>
          <h2 className="text-sm font-semibold text-muted">{t[role]}</h2>
          <EventLines events={events} withDay />
        </section>
      )
    )
  })
}

function EventRow({ event, now, withDay }: { event: BadgedEvent; now: number; withDay: boolean }) {
  const today = useToday()
  const isShown = useShownEvent() === event.eventId
  const isCancelled = event.status === 'cancelled'
  const faces = (event.faces ?? []).slice(0, facesMax)
  return (
    <Link
      to="/vieweditevent/$evId"
      params={{ evId: event.eventId }}
      className="wide-row"
      data-event={event.eventId}
      data-shown={isShown || undefined}
      data-mine={(event.status === 'published' && event.myPlace === 'playing') || undefined}
    >
      <span className="wide-row-time">
        {withDay && (
          <span className="text-xs font-semibold text-brand">
            {formatNearDay(event.startDate, today)}
          </span>
        )}
        <b>{formatTime(event.startTime)}</b>
      </span>
      <span className="wide-row-name">
        <span
          data-title
          className={clsx('text-sm font-semibold text-pretty', isCancelled && 'line-through')}
        >
          {useName(event)}
        </span>
        <span className="wide-row-place text-xs text-muted">
          <VenueDot locationId={event.location} />
          <span className="truncate">{event.locationName}</span>
          <span className="wide-row-end">
            <EventMarks event={event} now={now} hasConflict={false} />
            {!isCancelled && <PlacesTaken playing={event.playing} maxPlayers={event.maxPlayers} />}
            {faces.length > 0 && <Faces faces={faces} />}
          </span>
        </span>
        <HouseRuleNotice event={event} />
      </span>
    </Link>
  )
}

const facesMax = 3

function useName({ title, type }: Pick<BadgedEvent, 'title' | 'type'>): string {
  const types = useTexts(eventTypeTexts)
  return title === '' ? types[type] : title
}

/** One series on one day: a row that opens. It stands open while one of its events is shown. */
function FoldedRow({
  first,
  events,
  now,
}: {
  first: BadgedEvent
  events: readonly BadgedEvent[]
  now: number
}) {
  const t = useTexts(listTexts)
  const shownId = useShownEvent()
  const holdsShown = events.some(({ eventId }) => eventId === shownId)
  const [isPressed, setPressed] = useState(false)
  const isOpen = isPressed || holdsShown
  const name = useName(first)
  const venues = new Set(events.map(({ location }) => location)).size
  const place = venues === 1 ? first.locationName : t.venues({ n: venues })
  const sessions = t.sessions({ n: events.length })
  return (
    <>
      <button
        type="button"
        className="wide-row"
        aria-label={[formatTime(first.startTime), name, place, sessions].join(', ')}
        aria-expanded={isOpen}
        onClick={() => setPressed(!isOpen)}
        data-fold
      >
        <span className="wide-row-time">
          <b>{formatTime(first.startTime)}</b>
        </span>
        <span className="wide-row-name">
          <span data-title className="text-sm font-semibold text-pretty">
            {name}
          </span>
          <span className="wide-row-place text-xs text-muted">
            {venues === 1 && <VenueDot locationId={first.location} />}
            <span className="truncate">{place}</span>
            <span className="wide-row-end">
              <Badge>
                {sessions}
                <ChevronDown aria-hidden size={16} className={clsx(isOpen && 'rotate-180')} />
              </Badge>
            </span>
          </span>
        </span>
      </button>
      {isOpen && (
        <ul aria-label={name} className="wide-row-folded">
          {events.map((event) => (
            <li key={event.eventId}>
              <EventRow event={event} now={now} withDay={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
