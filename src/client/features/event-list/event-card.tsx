// An event in a list: one link with what decides whether I go. Calm on a phone: when on the left,
// what and where beside it, the places below. An event without a title is headed by its type, as
// the venue stands in the next line.
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { MapPin } from 'lucide-react'
import type { EventCard as Card } from '#contract/calendar.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import { eventFactTexts } from '#words/en/event/event-fact.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { toLocalDay } from '../../device/today.ts'
import { endOnWall, formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatNearDay, formatLevel } from '../../parts/event/event-card-words.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { EventBadges, OwnResult, OwnTime, type BadgedEvent } from './event-badges.tsx'
import { EventPlaces } from './event-places.tsx'

export type EventCardProps = {
  event: BadgedEvent
  /** ms */
  now: number
  /** Names the day, where no heading above does. */
  withDay?: boolean
  /** Another event of mine is at the same time. */
  hasConflict?: boolean
}

export function EventCard({ event, now, withDay = false, hasConflict = false }: EventCardProps) {
  const genders = useTexts(eventGenderTexts)
  const types = useTexts(eventTypeTexts)
  const words = useTexts(eventFactTexts)
  const isCancelled = event.status === 'cancelled'
  const facts = [
    ...(event.title === '' ? [] : [types[event.type]]),
    formatLevel(event.skillMin, event.skillMax),
    ...(event.entryBy === 'team' ? [words.teams] : []),
    ...(event.gender === 'Any' ? [] : [genders[event.gender]]),
  ]
  return (
    <Link
      {...getTarget(event)}
      className={clsx(cardClasses({ interactive: true }), 'flex gap-3')}
      data-event={event.eventId}
    >
      <Times event={event} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 border-l border-line pl-3">
        {withDay && (
          <p className="text-sm font-semibold text-brand">
            {formatNearDay(event.startDate, toLocalDay(now))}
          </p>
        )}
        <h3 className={clsx('line-clamp-2 leading-snug', isCancelled && 'text-muted line-through')}>
          {event.title === '' ? types[event.type] : event.title}
        </h3>
        <p className="flex min-w-0 items-center gap-1 text-sm text-muted">
          <MapPin aria-hidden size={16} className="shrink-0" />
          <span className="truncate">{event.locationName}</span>
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
        <OwnTime event={event} />
        <OwnResult event={event} />
        {!isCancelled && <EventPlaces event={event} />}
        <EventBadges event={event} now={now} hasConflict={hasConflict} />
      </div>
    </Link>
  )
}

/** An event with closed results leads to them. */
const getTarget = ({ eventId, result = null }: BadgedEvent): LinkProps =>
  result === null
    ? { to: '/vieweditevent/$evId', params: { evId: eventId } }
    : { to: '/results/$eventId', params: { eventId } }

function Times({ event }: { event: Card }) {
  const t = useTexts(eventCardTexts)
  return (
    <p className="flex w-19 shrink-0 flex-col text-sm leading-snug tabular-nums">
      <span className="font-bold whitespace-nowrap">{formatTime(event.startTime)}</span>
      <span className="sr-only">{t.until}</span>
      <span className="whitespace-nowrap text-muted">{formatTime(endOnWall(event))}</span>
    </p>
  )
}
