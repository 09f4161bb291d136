// /eventday, /eventday/{date} and /eventday/{date}/{locationId}: events of that day, at my venues
// or at one. A past or missing day means today.
import { Suspense } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { isDay, type Day } from '#domain/shared/day.ts'
import { dayTexts } from '#words/en/event-list/day.ts'
import { useToday } from '../device/today.ts'
import { useWindow } from '../device/use-window.ts'
import { hasSidePane } from '../device/wide-window.ts'
import { NoVenues } from '../features/calendar/no-venues.tsx'
import { CreateLink } from '../features/event-list/create-link.tsx'
import { DayEvents } from '../features/event-list/day-events.tsx'
import { DayLinks } from '../features/event-list/day-links.tsx'
import { useVenueScope } from '../features/location/use-venue-scope.ts'
import { formatDay } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { GoTo } from '../navigation/go-to.tsx'
import { lazyPart } from '../navigation/lazy-part.ts'
import { Badge } from '../ui/badge.tsx'
import { Page } from '../ui/page.tsx'

const LocationMissing = lazyPart(
  () => import('../features/location/location-missing.tsx'),
  'LocationMissing',
)

const WideCalendar = lazyPart(() => import('./-wide/wide-calendar.tsx'), 'WideCalendar')

export const Route = createFileRoute('/eventday/{-$date}/{-$locationId}')({ component: EventDay })

function EventDay() {
  const { date, locationId } = Route.useParams()
  const today = useToday()
  const isBeside = useWindow(hasSidePane)
  if (date !== undefined && (!isDay(date) || date < today))
    return <GoTo to="/eventday/{-$date}/{-$locationId}" params={{ date: today, locationId }} />
  const day = date ?? today
  const Screen = isBeside ? WideCalendar : WholeDay
  return (
    <Suspense>
      <Screen day={day} locationId={locationId} />
    </Suspense>
  )
}

function WholeDay({ day, locationId }: { day: Day; locationId: string | undefined }) {
  const t = useTexts(dayTexts)
  const navigate = useNavigate()
  const today = useToday()
  const { locationIds, scopeName, createAt, missing } = useVenueScope(locationId)
  if (missing !== undefined)
    return (
      <Page title={formatDay(day, 'long')}>
        <Suspense>
          <LocationMissing refusal={missing} />
        </Suspense>
      </Page>
    )
  const lead = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {day === today && <Badge tone="brand">{t.today}</Badge>}
      <span className="flex min-w-0 items-center gap-1">
        <MapPin aria-hidden size={16} className="shrink-0" />
        {locationId === undefined ? t.everywhere : scopeName}
      </span>
    </span>
  )
  return (
    <Page
      title={formatDay(day, 'long')}
      lead={lead}
      back={{
        label: t.back,
        onPress: () => void navigate({ to: '/calendar/{-$locationId}', params: { locationId } }),
      }}
      actions={<CreateLink day={day} locationId={createAt} isIcon />}
    >
      <DayLinks day={day} today={today} locationId={locationId} />
      {locationIds.length === 0 ? (
        <NoVenues />
      ) : (
        <DayEvents day={day} locationIds={locationIds} createAt={createAt} />
      )}
    </Page>
  )
}
