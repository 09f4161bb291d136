// /calendar and /calendar/{locationId}: events of the next 60 days, at my venues or at one.
import { Suspense } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CalendarCheck, CirclePlus, History } from 'lucide-react'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { useToday } from '../device/today.ts'
import { isWide, useWindow } from '../device/use-window.ts'
import { CalendarGrid } from '../features/calendar/calendar-grid.tsx'
import { useEventCounts } from '../features/calendar/use-event-counts.ts'
import { useMyDays } from '../features/calendar/use-my-days.ts'
import { useVenueScope } from '../features/location/use-venue-scope.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useIsYoung } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Page } from '../ui/page.tsx'

const LocationMissing = lazyPart(
  () => import('../features/location/location-missing.tsx'),
  'LocationMissing',
)
const NoVenues = lazyPart(() => import('../features/calendar/no-venues.tsx'), 'NoVenues')
const CalendarTop = lazyPart(() => import('../features/calendar/calendar-top.tsx'), 'CalendarTop')
const VenueBar = lazyPart(() => import('../features/calendar/venue-bar.tsx'), 'VenueBar')

const loadWide = () => import('./-wide/wide-calendar.tsx')
const WideCalendar = lazyPart(loadWide, 'WideCalendar')

export const Route = createFileRoute('/calendar/{-$locationId}')({ component: CalendarScreen })

function CalendarScreen() {
  const { locationId } = Route.useParams()
  const Calendar = useWindow(isWide) ? WideCalendar : NarrowCalendar
  return (
    <Suspense>
      <Calendar locationId={locationId} />
    </Suspense>
  )
}

function NarrowCalendar({ locationId }: { locationId: string | undefined }) {
  const t = useTexts(calendarTexts)
  const today = useToday()
  const { locationIds, scopeName, createAt, missing } = useVenueScope(locationId)
  const { counts, isReady } = useEventCounts(locationIds, today)
  const { days, next } = useMyDays(today)
  const isNew = useIsYoung() && locationId === undefined
  if (missing !== undefined)
    return (
      <Page title={t.title}>
        <Suspense>
          <LocationMissing refusal={missing} />
        </Suspense>
      </Page>
    )
  const create = (
    <Link
      to="/createevent/{-$first}/{-$second}/{-$third}"
      params={{ first: today, second: createAt }}
      aria-label={t.create}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <CirclePlus aria-hidden size={24} className="text-brand" />
    </Link>
  )
  return (
    <Page title={t.title} actions={create}>
      <div className="min-h-22">
        <Suspense>
          {next !== undefined && (
            <CalendarTop isNew={isNew} next={next} counts={counts} isReady={isReady} />
          )}
        </Suspense>
      </div>
      <div className="flex flex-wrap gap-3 text-sm *:grow *:basis-32">
        <Link to="/myevents" className={buttonClasses({ variant: 'soft' })}>
          <CalendarCheck aria-hidden size={20} className="shrink-0" />
          {t.upcoming}
        </Link>
        <Link to="/myhistory" className={buttonClasses({ variant: 'plain' })}>
          <History aria-hidden size={20} className="shrink-0" />
          {t.history}
        </Link>
      </div>
      {locationId !== undefined && (
        <div className="min-h-11">
          <Suspense>
            <VenueBar name={scopeName} />
          </Suspense>
        </div>
      )}
      {locationIds.length === 0 ? (
        <Suspense>
          <NoVenues />
        </Suspense>
      ) : (
        <CalendarGrid
          today={today}
          counts={counts}
          mine={days}
          isReady={isReady}
          locationId={locationId}
        />
      )}
    </Page>
  )
}
