// The next event, large: time until the start, when, where and how full.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarClock, MapPin } from 'lucide-react'
import type { EventCardData as Card } from '#contract/calendar.ts'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { useNow } from '../../device/today.ts'
import { formatDay, formatEventTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { countdown } from '../../parts/event/countdown.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { CardOutlook } from './card-outlook.tsx'
import { EventBadges, OwnTime } from './event-badges.tsx'
import { EventPlaces } from './event-places.tsx'

export function NextUp({ event, hasConflict }: { event: Card; hasConflict: boolean }) {
  const t = useTexts(myEventsTexts)
  const types = useTexts(eventTypeTexts)
  const now = useNow()
  const left = countdown(event.startsAt, now)
  const isOff = event.dayStatus?.state === 'off'
  const when = `${formatDay(event.startDate)}, ${formatEventTime(event)}`
  return (
    <Link
      to="/vieweditevent/$evId"
      params={{ evId: event.eventId }}
      className={clsx(
        cardClasses({ interactive: true }),
        'flex flex-col gap-2 p-4',
        !isOff && 'border-ball-line',
      )}
      data-event={event.eventId}
    >
      {!isOff && (
        <p className="flex items-baseline justify-between gap-3">
          <span className="rounded-full bg-ball px-3 py-1 text-sm font-bold text-on-ball">
            {t.next}
          </span>
          <span className="text-lg font-extrabold text-brand tabular-nums">
            {left === null ? t.now : t.startsIn({ time: left })}
          </span>
        </p>
      )}
      <h2 className="line-clamp-2 text-xl">
        {event.title === '' ? types[event.type] : event.title}
      </h2>
      <p className="flex items-center gap-2">
        <CalendarClock aria-hidden size={20} className="shrink-0 text-muted" />
        {when}
      </p>
      <OwnTime event={event} />
      <p className="flex min-w-0 items-center gap-2">
        <MapPin aria-hidden size={20} className="shrink-0 text-muted" />
        <span className="truncate">{event.locationName}</span>
      </p>
      <CardOutlook event={event} now={now} />
      <EventPlaces event={event} />
      <EventBadges event={event} now={now} hasConflict={hasConflict} />
    </Link>
  )
}
