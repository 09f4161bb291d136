// /calendar and /calendar/{locationId}: what is on in the next 60 days, at my venues or at one.
import { createFileRoute, Link } from '@tanstack/react-router'
import { CalendarCheck, CirclePlus, History, MapPin } from 'lucide-react'
import { CalendarGrid } from '../features/event/calendar-grid.tsx'
import { calendarTexts } from '../features/event/calendar-texts.ts'
import { useEventCounts } from '../features/event/use-event-counts.ts'
import { useVenueScope } from '../features/event/use-venue-scope.ts'
import { useTexts } from '../i18n/texts.ts'
import { useToday } from '../lib/today.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { buttonLook } from '../ui/look.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/calendar/{-$locationId}')({ component: Calendar })

function Calendar() {
  const t = useTexts(calendarTexts)
  const { locationId } = Route.useParams()
  const today = useToday()
  const { locationIds, scopeName, createAt } = useVenueScope(locationId)
  const { counts, isReady } = useEventCounts(locationIds, today)
  const create = (
    <Link to="/createevent/{-$first}/{-$second}/{-$third}" params={{ first: today, second: createAt }} aria-label={t.create} className={buttonLook({ variant: 'ghost', size: 'icon' })}>
      <CirclePlus aria-hidden size={26} className="text-brand" />
    </Link>
  )
  return (
    <Page title={t.title} actions={create}>
      <div className="grid grid-cols-2 gap-3 text-sm sm:text-base">
        <Link to="/myevents" className={`${buttonLook({ variant: 'soft' })} whitespace-nowrap`}><CalendarCheck aria-hidden size={18} className="shrink-0" />{t.upcoming}</Link>
        <Link to="/myhistory" className={`${buttonLook({ variant: 'plain' })} whitespace-nowrap`}><History aria-hidden size={18} className="shrink-0" />{t.history}</Link>
      </div>
      {locationId !== undefined && (
        <p className="flex items-center justify-between gap-2 rounded-xl bg-soft py-1 pr-1 pl-3 text-sm font-semibold">
          <span className="flex min-w-0 items-center gap-2"><MapPin aria-hidden size={16} className="shrink-0 text-brand" /><span className="truncate">{scopeName}</span></span>
          <Link to="/calendar/{-$locationId}" params={{ locationId: undefined }} className={buttonLook({ variant: 'ghost', size: 'sm' })}>{t.everywhere}</Link>
        </p>
      )}
      {locationIds.length === 0
        ? <EmptyState icon={MapPin} title={t.noVenues} text={t.noVenuesText} action={<Link to="/venuelist" className={buttonLook()}>{t.findVenues}</Link>} />
        : <CalendarGrid today={today} counts={counts} isReady={isReady} locationId={locationId} />}
    </Page>
  )
}
