// /list: all events at my venues in the next 60 days, by day, with filters in the address. In a
// wide window the list stands beside an event: the first that fits, then the chosen one.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { listTexts } from '#words/en/event-list/list.ts'
import { useToday } from '../device/today.ts'
import { useWindow } from '../device/use-window.ts'
import { hasEventsPane } from '../device/wide-window.ts'
import { NoVenues } from '../features/calendar/no-venues.tsx'
import { CreateLink } from '../features/event-list/create-link.tsx'
import { EventList } from '../features/event-list/event-list.tsx'
import { FilterBar } from '../features/event-list/list-filter-bar.tsx'
import { filterVenues, findListFrom } from '../features/event-list/list-filters.ts'
import { readListSearch } from '../features/event-list/list-search.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { usePlayer } from '../session/use-me.ts'
import { Page } from '../ui/page.tsx'

const FirstEvent = lazyPart(() => import('./-wide/first-event.tsx'), 'FirstEvent')

export const Route = createFileRoute('/list')({ component: List, validateSearch: readListSearch })

function List() {
  const t = useTexts(listTexts)
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const today = useToday()
  const { player, locations } = usePlayer()
  const from = findListFrom(player, locations)
  const venues = filterVenues(search, locations, from)
  const change = (next: Record<string, unknown>) =>
    void navigate({ search: readListSearch(next), replace: true, resetScroll: false })
  const isBeside = useWindow(hasEventsPane)
  const createAt = search.venue ?? player.homeLocation ?? undefined
  const isEventShown = isBeside && locations.length > 0
  if (isEventShown)
    return (
      <div className="wide-beside">
        <Suspense>
          <FirstEvent search={search} locationIds={venues.map(({ locationId }) => locationId)} />
        </Suspense>
      </div>
    )
  return (
    <div className="wide-full wide-cards">
      <Page title={t.title} actions={<CreateLink day={today} locationId={createAt} isIcon />}>
        {locations.length === 0 ? (
          <NoVenues />
        ) : (
          <>
            <FilterBar
              search={search}
              onChange={(filters) => change({ ...filters, show: undefined })}
              venues={locations}
              hasPosition={from !== null}
            />
            <EventList
              search={search}
              locationIds={venues.map(({ locationId }) => locationId)}
              today={today}
              createAt={createAt}
              onMore={(show) => change({ ...search, show })}
              onClear={() => change({})}
            />
          </>
        )}
      </Page>
    </div>
  )
}
