// My upcoming events, live: the next one large, the others by my role, overlaps marked.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { CalendarSync, TriangleAlert } from 'lucide-react'
import type { EventCardData } from '#contract/calendar.ts'
import { addDays } from '#domain/shared/day.ts'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { useNow, useToday } from '../../device/today.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EventCards } from './event-cards.tsx'
import { findConflicts, hasEnded, myRoles, findNextEvent, getMyRole } from './my-events.ts'
import { NextUp } from './next-up.tsx'

const AddToCalendar = lazyPart(
  () => import('../../parts/event/add-to-calendar.tsx'),
  'AddToCalendar',
)

const minuteMs = 60_000

const roleStep = 20

export function MyUpcoming() {
  const t = useTexts(myEventsTexts)
  const now = useNow()
  // An event of yesterday may still be ahead in another time zone, so the instants decide, not the
  // days.
  const { live, retry } = useLiveList('events-mine', { from: addDays(useToday(), -1) })
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  const events = live.data.events.filter((event) => !hasEnded(event, now))
  if (events.length === 0)
    return (
      <EmptyState
        picture={<Picture name="no-events" />}
        title={t.empty}
        text={t.emptyText}
        action={
          <Link to="/list" className={buttonClasses()}>
            {t.find}
          </Link>
        }
      />
    )
  const conflicts = findConflicts(events)
  const next = findNextEvent(events, now)
  const others = events.filter((event) => event !== next)
  return (
    <>
      {conflicts.size > 0 && (
        <p className="flex items-center gap-2 rounded-xl bg-bad-soft px-3 py-2 text-sm font-semibold text-bad">
          <TriangleAlert aria-hidden size={20} className="shrink-0" />
          {t.conflicts({ n: conflicts.size })}
        </p>
      )}
      {next !== undefined && <NextUp event={next} hasConflict={conflicts.has(next.eventId)} />}
      <div className="flex items-center justify-between gap-3">
        <Link
          to="/player/settings/{-$scrollTarget}"
          params={{ scrollTarget: 'calendar-feed' }}
          className={buttonClasses({ variant: 'ghost', size: 'sm' })}
        >
          <CalendarSync aria-hidden size={16} />
          {t.ownCalendar}
        </Link>
        {next !== undefined && (
          <Suspense fallback={<span className="size-11" />}>
            <AddToCalendar
              event={{
                ...next,
                endsAt: new Date(
                  Date.parse(next.startsAt) + next.duration * minuteMs,
                ).toISOString(),
              }}
            />
          </Suspense>
        )}
      </div>
      {myRoles.map((role) => {
        const inRole = others.filter((event) => getMyRole(event) === role)
        return inRole.length === 0 ? null : (
          <RoleEvents key={role} title={t[role]} events={inRole} conflicts={conflicts} />
        )
      })}
    </>
  )
}

function RoleEvents({
  title,
  events,
  conflicts,
}: {
  title: string
  events: readonly EventCardData[]
  conflicts: ReadonlySet<string>
}) {
  const [shown, setShown] = useState(roleStep)
  return (
    <Section title={title}>
      <EventCards events={events.slice(0, shown)} label={title} withDay conflicts={conflicts} />
      {events.length > shown && <ShowMore onMore={() => setShown(shown + roleStep)} />}
    </Section>
  )
}
