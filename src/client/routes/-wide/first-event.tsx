// Beside the list, before an event is chosen: the first that fits me, else the first of all. It
// stays while the list changes under its reader.
import { useEffect, useState } from 'react'
import { MousePointerClick } from 'lucide-react'
import { calendarDays } from '#domain/event/calendar.ts'
import { addDays } from '#domain/shared/day.ts'
import { listTexts } from '#words/en/event-list/list.ts'
import { EventView } from '../-event/event-view.tsx'
import { useNow, useToday } from '../../device/today.ts'
import { setShownEvent } from '../../features/event-list/beside/shown-event.ts'
import { listStep, toEventFilters } from '../../features/event-list/list-filters.ts'
import type { ListSearch } from '../../features/event-list/list-search.ts'
import { hasEnded } from '../../features/event-list/my-events.ts'
import { isOpenTo } from '../../features/event-list/use-card-sign-up.ts'
import { useVenueList } from '../../features/event-list/use-venue-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { usePlayer } from '../../session/use-me.ts'
import { useDocumentTitle } from '../../ui/document-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

type FirstEventProps = { search: ListSearch; locationIds: readonly string[] }

export function FirstEvent({ search, locationIds }: FirstEventProps) {
  const t = useTexts(listTexts)
  useDocumentTitle(t.title)
  const eventId = useFirstFitting(search, locationIds)
  const { data } = useLive('events-byId', typeof eventId === 'string' ? { eventId } : 'skip')
  useEffect(() => {
    setShownEvent(eventId ?? null)
    return () => setShownEvent(null)
  }, [eventId])
  if (eventId === null)
    return <EmptyState icon={MousePointerClick} title={t.choose} text={t.chooseText} />
  if (data === undefined)
    return (
      <div className="mx-auto max-w-2xl p-4">
        <SkeletonList label={t.loading} rows={3} />
      </div>
    )
  return (
    <EventView
      key={data.eventId}
      event={data}
      onBack={null}
      isLeaveAsked={false}
      onLeaveAsked={() => undefined}
    />
  )
}

/** null when the list is empty; undefined while it is unknown. */
function useFirstFitting(
  search: ListSearch,
  locationIds: readonly string[],
): string | null | undefined {
  const { player } = usePlayer()
  const [now, today] = [useNow(), useToday()]
  const { live, isLoading } = useVenueList({
    locationIds,
    from: today,
    to: addDays(today, calendarDays),
    limit: listStep,
    filters: toEventFilters(search),
  })
  const asked = JSON.stringify([{ ...search, show: 0 }, locationIds])
  const [kept, keep] = useState<{ asked: string; eventId: string }>()
  if (kept?.asked === asked) return kept.eventId
  if (live.status === 'refused') return null
  if (live.status === 'loading' || isLoading) return kept?.eventId
  const ahead = live.data.events.filter((event) => !hasEnded(event, now))
  const first = ahead.find((event) => isOpenTo(event, player, now)) ?? ahead[0]
  if (first === undefined) return null
  keep({ asked, eventId: first.eventId })
  return first.eventId
}
