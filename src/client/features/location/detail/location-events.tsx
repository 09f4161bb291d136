// The next seven days at a venue: time, event, and whether places are free.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Printer } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { formatDay, formatTime } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Picture } from '../../../parts/picture/picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { List, rowClasses } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'

type Event = LiveOutput<'locations-byId'>['events'][number]

export function LocationEvents({
  locationId,
  events,
  create,
}: {
  locationId: string
  events: readonly Event[]
  create: ReactNode
}) {
  const t = useTexts(locationDetailTexts)
  const all = (
    <Link
      to="/calendar/{-$locationId}"
      params={{ locationId }}
      className={buttonClasses({ variant: 'ghost', size: 'sm' })}
    >
      {t.allEvents}
    </Link>
  )
  const print = events.length > 0 && (
    <Link
      to="/venuedetail/$locationId"
      params={{ locationId }}
      search={{ view: 'print' }}
      aria-label={t.printWeek}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <Printer aria-hidden size={20} />
    </Link>
  )
  return (
    <Section
      title={t.events}
      action={
        <span className="flex items-center">
          {all}
          {print}
        </span>
      }
    >
      {events.length === 0 ? (
        <EmptyState
          picture={<Picture name="no-events" />}
          title={t.noEvents}
          text={t.noEventsText}
          action={create}
        />
      ) : (
        <List label={t.events}>
          {events.map((event) => (
            <EventRow key={event.eventId} event={event} />
          ))}
        </List>
      )}
    </Section>
  )
}

function EventRow({ event }: { event: Event }) {
  const t = useTexts(locationDetailTexts)
  const types = useTexts(eventTypeTexts)
  return (
    <li>
      <Link to="/vieweditevent/$evId" params={{ evId: event.eventId }} className={rowClasses}>
        <span className="w-20 shrink-0 text-sm leading-snug whitespace-nowrap">
          <span className="block font-semibold text-brand">
            {formatDay(event.startDate, 'weekdayShort')} {Number(event.startDate.slice(-2))}
          </span>
          <span className="block text-muted tabular-nums">{formatTime(event.startTime)}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 leading-snug font-semibold">
            {event.title === '' ? types[event.type] : event.title}
          </span>
          <span className="flex items-center gap-2 text-sm text-muted">
            <span>{t.playing({ playing: event.playing, max: event.maxPlayers })}</span>
            {event.invite && <Badge tone="cool">{t.invite}</Badge>}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}
