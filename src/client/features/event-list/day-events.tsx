import { Suspense, type ComponentType } from 'react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import type { EventCardData } from '#contract/calendar.ts'
import type { Day } from '#domain/shared/day.ts'
import { dayTexts } from '#words/en/event-list/day.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { CreateLink } from './create-link.tsx'
import { EventCards } from './event-cards.tsx'
import { noFilters } from './no-filters.ts'
import { useVenueList } from './use-venue-list.ts'

// Loaded lazily, because the refusal texts are large.
const ListFailed = lazyPart(() => import('./list-failed.tsx'), 'ListFailed')

const dayMax = 600

export function DayEvents({
  day,
  locationIds,
  createAt,
  Cards = EventCards,
}: {
  day: Day
  locationIds: readonly string[]
  createAt: string | undefined
  Cards?: ComponentType<{ events: readonly EventCardData[]; label: string }>
}) {
  const t = useTexts(dayTexts)
  const venues = [...locationIds].sort()
  const { live, retry } = useVenueList(
    { locationIds: venues, from: day, to: day, limit: dayMax, filters: noFilters },
    `${day} ${venues.join(' ')}`,
  )
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused') {
    const failed = { title: t.failed, onRetry: retry }
    return (
      <Suspense fallback={<ErrorState {...failed} />}>
        <ListFailed {...failed} refusal={live.refusal} />
      </Suspense>
    )
  }
  const { events } = live.data
  if (events.length === 0) {
    return (
      <EmptyState
        picture={<Picture name="no-events" />}
        title={t.empty}
        text={t.emptyText({ day: inSentence(formatDay(day, 'long')) })}
        action={<CreateLink day={day} locationId={createAt} />}
      />
    )
  }
  return (
    <section aria-label={t.events({ n: events.length })} className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-muted">{t.events({ n: events.length })}</h2>
      <Cards key={day} events={events} label={formatDay(day, 'long')} />
    </section>
  )
}
