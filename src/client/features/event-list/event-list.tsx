// The endless list of events at my venues by day: 30 at first, 30 more whenever the end comes near.
// Events that are over today are left out.
import { useDeferredValue } from 'react'
import { clsx } from 'clsx'
import { SearchX } from 'lucide-react'
import type { EventCardData } from '#contract/calendar.ts'
import { calendarDays } from '#domain/event/calendar.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { listTexts } from '#words/en/event-list/list.ts'
import { useNow } from '../../device/today.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { CreateLink } from './create-link.tsx'
import { EventDays } from './event-cards.tsx'
import { countFilters, toEventFilters, getListLimit, listMax, listStep } from './list-filters.ts'
import type { ListSearch } from './list-search.ts'
import { hasEnded } from './my-events.ts'
import { useVenueList } from './use-venue-list.ts'

type EventListProps = {
  search: ListSearch
  locationIds: readonly string[]
  today: Day
  createAt: string | undefined
  onMore: (show: number) => void
  onClear: () => void
  Days?: typeof EventDays
}

export function EventList(props: EventListProps) {
  const t = useTexts(listTexts)
  const { search, locationIds, today } = props
  const { live, isLoading, retry } = useVenueList({
    locationIds,
    from: today,
    to: addDays(today, calendarDays),
    limit: getListLimit(search),
    filters: toEventFilters(search),
  })
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={6} />
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  return <Found {...props} newest={live.data} isLoading={isLoading} />
}

type FoundProps = EventListProps & {
  newest: { events: readonly EventCardData[]; more: boolean }
  isLoading: boolean
}

function Found({
  newest,
  isLoading,
  search,
  today,
  createAt,
  onMore,
  onClear,
  Days = EventDays,
}: FoundProps) {
  const t = useTexts(listTexts)
  const now = useNow()
  const limit = getListLimit(search)
  const list = useDeferredValue(newest)
  const isBehind = isLoading || list !== newest
  const { more } = list
  const events = list.events.filter((event) => !hasEnded(event, now))
  if (events.length === 0 && more)
    return <ShowMore isAutomatic isLoading={isBehind} onMore={() => onMore(limit + listStep)} />
  if (events.length === 0 && countFilters(search) > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={t.noMatch}
        text={t.noMatchText}
        action={<Button onPress={onClear}>{t.clear}</Button>}
      />
    )
  }
  if (events.length === 0)
    return (
      <EmptyState
        picture={<Picture name="no-events" />}
        title={t.empty}
        text={t.emptyText}
        action={<CreateLink day={today} locationId={createAt} />}
      />
    )
  return (
    <div
      aria-busy={isLoading}
      className={clsx('flex flex-col gap-3 transition-opacity', isLoading && 'opacity-60')}
    >
      <Days events={events} today={today} />
      {more && limit < listMax ? (
        <ShowMore isAutomatic isLoading={isBehind} onMore={() => onMore(limit + listStep)} />
      ) : (
        <p className="py-2 text-center text-sm text-muted">{t.end}</p>
      )}
    </div>
  )
}
