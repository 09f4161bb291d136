// Events in the narrow list beside the open one: time, title, venue, places and faces in two lines.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { addDays, type Day } from '#domain/shared/day.ts'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { useNow, useToday } from '../../device/today.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { formatNearDay } from '../../parts/event/event-card-words.ts'
import { HouseRuleNotice } from '../../parts/house-rule/kept-out.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { CardEnd, CardSignUpButton } from './card-sign-up-button.tsx'
import { groupByDay } from './day-groups.ts'
import { EventMarks, type BadgedEvent } from './event-badges.tsx'
import { PlacesTaken } from './event-places.tsx'
import { Faces } from './faces.tsx'
import { getMyRole, hasEnded, myRoles } from './my-events.ts'
import { useCardSignUp } from './use-card-sign-up.ts'
import { VenueDot } from './venue-dot.tsx'

type RowsProps = { events: readonly BadgedEvent[]; label?: string; withDay?: boolean }

export function EventLines({ events, label, withDay = false }: RowsProps) {
  const now = useNow()
  return (
    <ul aria-label={label}>
      {events.map((event) => (
        <li key={event.eventId}>
          <EventRow event={event} now={now} withDay={withDay} />
        </li>
      ))}
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
  const types = useTexts(eventTypeTexts)
  const today = useToday()
  const signUp = useCardSignUp(event, now)
  const name = event.title === '' ? types[event.type] : event.title
  const day = formatNearDay(event.startDate, today)
  const isCancelled = event.status === 'cancelled'
  return (
    <div className="relative">
      <Link
        to="/vieweditevent/$evId"
        params={{ evId: event.eventId }}
        className="wide-row"
        data-event={event.eventId}
      >
        <span className="wide-row-time">
          {withDay && <span className="text-xs font-semibold text-brand">{day}</span>}
          <b>{formatTime(event.startTime)}</b>
        </span>
        <span className="wide-row-name">
          <span className={clsx('truncate font-semibold', isCancelled && 'line-through')}>
            {name}
          </span>
          <span className="flex min-w-0 items-center text-sm text-muted">
            <VenueDot locationId={event.location} />
            <span className="truncate">{event.locationName}</span>
          </span>
          <HouseRuleNotice event={event} />
        </span>
        <span className="wide-row-end">
          <EventMarks event={event} now={now} hasConflict={false} />
          {!isCancelled && <PlacesTaken playing={event.playing} maxPlayers={event.maxPlayers} />}
        </span>
        <CardEnd signUp={signUp} />
        {signUp.state === 'none' && <Faces faces={event.faces ?? []} />}
      </Link>
      <CardSignUpButton signUp={signUp} name={`${name}, ${day}, ${formatTime(event.startTime)}`} />
    </div>
  )
}
