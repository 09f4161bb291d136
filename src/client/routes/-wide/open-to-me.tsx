// Beside the list, before an event is selected: the next events that I can enter with one press.
import { MousePointerClick } from 'lucide-react'
import { calendarDays } from '#domain/event/calendar.ts'
import { addDays } from '#domain/shared/day.ts'
import { listTexts } from '#words/en/event-list/list.ts'
import { useNow, useToday } from '../../device/today.ts'
import { EventDays } from '../../features/event-list/event-cards.tsx'
import { getListLimit, toEventFilters } from '../../features/event-list/list-filters.ts'
import type { ListSearch } from '../../features/event-list/list-search.ts'
import { isOpenTo } from '../../features/event-list/use-card-sign-up.ts'
import { useVenueList } from '../../features/event-list/use-venue-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../session/use-me.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

const shownMax = 12

export function OpenToMe({
  search,
  locationIds,
}: {
  search: ListSearch
  locationIds: readonly string[]
}) {
  const t = useTexts(listTexts)
  const [now, today] = [useNow(), useToday()]
  const { player } = usePlayer()
  const { live } = useVenueList({
    locationIds,
    from: today,
    to: addDays(today, calendarDays),
    limit: getListLimit(search),
    filters: toEventFilters(search),
  })
  const open = live.data?.events.filter((event) => isOpenTo(event, player, now)) ?? []
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (open.length === 0)
    return <EmptyState icon={MousePointerClick} title={t.choose} text={t.chooseText} />
  return (
    <Section title={t.openToYou}>
      <EventDays events={open.slice(0, shownMax)} today={today} />
    </Section>
  )
}
