// The next seven days at a venue: time, event, and whether places are free.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Printer } from 'lucide-react'
import type { PublicCard } from '#contract/calendar.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { formatDay, formatTime } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Picture } from '../../../parts/picture/picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { List, rowClasses } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { LocationMissing } from '../location-missing.tsx'
import type { ComingEvents } from './use-coming-events.ts'

/** `create` is the link to a new event, or why there is none. */
type LocationEventsProps = { locationId: string; coming: ComingEvents; create: ReactNode }

export function LocationEvents({ locationId, coming, create }: LocationEventsProps) {
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
  const print = coming.live.status === 'ready' && coming.live.data.events.length > 0 && (
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
      <Coming coming={coming} create={create} />
    </Section>
  )
}

function Coming({ coming, create }: Pick<LocationEventsProps, 'coming' | 'create'>) {
  const t = useTexts(locationDetailTexts)
  const { loading } = useTexts(locationTexts)
  const { live, retry } = coming
  if (live.status === 'refused') return <LocationMissing refusal={live.refusal} onRetry={retry} />
  if (live.status === 'loading') return <SkeletonList label={loading} rows={2} />
  const { events } = live.data
  if (events.length === 0)
    return (
      <EmptyState
        picture={<Picture name="no-events" />}
        title={t.noEvents}
        text={t.noEventsText}
        action={create}
      />
    )
  return (
    <List label={t.events}>
      {events.map((event) => (
        <EventRow key={event.eventId} event={event} />
      ))}
    </List>
  )
}

function EventRow({ event }: { event: PublicCard }) {
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
