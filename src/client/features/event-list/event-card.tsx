// An event in a list: a link with time, title, my state, venue and limits, and a sign-up button
// beside it. A level shows only when it excludes someone; an event without a title shows its type.
import { memo } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { EventCardData as Card } from '#contract/calendar.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import { eventFactTexts } from '#words/en/event/event-fact.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { toDeviceDay } from '../../device/today.ts'
import { formatEndTime, formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatAges } from '../../parts/event/event-age-words.ts'
import { formatNearDay, formatLevel, viewerTime } from '../../parts/event/event-card-words.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { CardOutlook } from './card-outlook.tsx'
import { CardEnd, CardSignUpButton } from './card-sign-up-button.tsx'
import { EventMarks, OwnResult, type BadgedEvent } from './event-badges.tsx'
import { EventPlaces } from './event-places.tsx'
import { hasEnded } from './my-events.ts'
import { useCardSignUp } from './use-card-sign-up.ts'
import { VenueDot } from './venue-dot.tsx'

export type EventCardProps = {
  event: BadgedEvent
  /** ms */
  now: number
  withDay?: boolean
  hasConflict?: boolean
}

/** Memoized, because a list may hold hundreds. */
export const EventCard = memo(EventCardView)

function EventCardView({ event, now, withDay = false, hasConflict = false }: EventCardProps) {
  const types = useTexts(eventTypeTexts)
  const facts = useFacts(event)
  const signUp = useCardSignUp(event, now)
  const isAhead = event.attendance === undefined && !hasEnded(event, now)
  const isCancelled = event.status === 'cancelled'
  const name = event.title === '' ? types[event.type] : event.title
  return (
    <div className="relative h-full">
      <Link
        {...getTarget(event)}
        className={clsx(cardClasses({ interactive: true }), '@container h-full px-3 py-3')}
        data-event={event.eventId}
      >
        <div className="flex gap-3 @max-[18rem]:flex-col @max-[18rem]:gap-1">
          <Times
            event={event}
            day={withDay ? formatNearDay(event.startDate, toDeviceDay(now)) : null}
          />
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center gap-y-1 border-line pl-3 @max-[18rem]:pl-0 @min-[18rem]:border-l">
            <h3
              className={clsx(
                'leading-snug',
                event.myPlace === 'waiting' ? 'line-clamp-2' : 'truncate',
                isCancelled && 'text-muted line-through',
              )}
            >
              {name}
            </h3>
            <p className="col-span-2 flex min-w-0 items-center text-sm text-muted">
              <VenueDot locationId={event.location} />
              <span className="min-w-16 shrink-99999 truncate">{event.locationName}</span>
              {facts.length > 0 && (
                <span className="min-w-0 truncate">{['\u00A0·', facts.join(' · ')].join(' ')}</span>
              )}
            </p>
            <div className="col-span-2 empty:hidden">
              <OwnResult event={event} />
              <CardOutlook event={event} now={now} />
              {!isCancelled && isAhead && (
                <EventPlaces
                  event={event}
                  end={signUp.state === 'none' ? null : <CardEnd signUp={signUp} />}
                />
              )}
            </div>
            <EventMarks event={event} now={now} hasConflict={hasConflict} />
          </div>
        </div>
      </Link>
      <CardSignUpButton
        signUp={signUp}
        name={`${name}, ${formatNearDay(event.startDate, toDeviceDay(now))}, ${formatTime(event.startTime)}`}
      />
    </div>
  )
}

function useFacts(event: BadgedEvent): string[] {
  const genders = useTexts(eventGenderTexts)
  const words = useTexts(eventFactTexts)
  const t = useTexts(eventCardTexts)
  const own = viewerTime(event.startsAt, event.timezone)
  const ages = formatAges(event.ageMin, event.ageMax)
  return [
    ...(event.skillMin === null && event.skillMax === null
      ? []
      : [formatLevel(event.skillMin, event.skillMax)]),
    ...(ages === null ? [] : [ages]),
    ...(event.entryBy === 'team' ? [words.teams] : []),
    ...(event.gender === 'Any' ? [] : [genders[event.gender]]),
    ...(own === null ? [] : [t.yourTime({ time: own })]),
  ]
}

const getTarget = ({ eventId, result = null }: BadgedEvent): LinkProps =>
  result === null
    ? { to: '/vieweditevent/$evId', params: { evId: eventId } }
    : { to: '/results/$eventId', params: { eventId } }

function Times({ event, day }: { event: Card; day: string | null }) {
  const t = useTexts(eventCardTexts)
  return (
    <p className="flex w-21 shrink-0 flex-col justify-center text-sm leading-snug tabular-nums @max-[18rem]:w-auto @max-[18rem]:flex-row @max-[18rem]:flex-wrap @max-[18rem]:justify-start @max-[18rem]:gap-x-2">
      {day !== null && <span className="text-xs font-semibold text-brand">{day}</span>}
      <span className="font-bold whitespace-nowrap">{formatTime(event.startTime)}</span>
      <span className="sr-only">{t.until}</span>
      <span className="whitespace-nowrap text-muted">{formatTime(formatEndTime(event))}</span>
    </p>
  )
}
