// Events I played in or ran, newest first, 20 more per step; optionally only those with chosen
// medals.
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { medals } from '#domain/medal/medal.ts'
import { addDays } from '#domain/shared/day.ts'
import { historyTexts, myEventsTexts } from '#words/en/event-list/my-events.ts'
import { useNow, useToday } from '../../device/today.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EventDays } from './event-cards.tsx'
import type { HistorySearch } from './history-search.ts'
import { hasEnded } from './my-events.ts'

const historyStep = 20
/**
 * Events of today and tomorrow are requested, too, because some have ended in their venue's time
 * zone; the rest are filtered out.
 */
const aheadMax = 20
const askMax = 600

export function MyPast({
  search,
  onMore,
  onShowAll,
}: {
  search: HistorySearch
  onMore: (show: number) => void
  onShowAll: () => void
}) {
  const t = useTexts(myEventsTexts)
  const words = useTexts(historyTexts)
  const [now, today] = [useNow(), useToday()]
  const wanted = medals.filter((medal) => search[medal] === true)
  const show = Math.min(search.show ?? historyStep, askMax - aheadMax)
  const { live, isLoading, retry } = useLiveList(
    'events-history',
    { before: addDays(today, 2), limit: show + aheadMax, medals: wanted },
    wanted.join(' '),
  )
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  const past = live.data.events.filter((event) => event.result !== null || hasEnded(event, now))
  if (past.length === 0 && wanted.length > 0)
    return (
      <EmptyState
        picture={<Picture name="no-results" />}
        title={words.noMedals}
        text={words.noMedalsText}
        action={
          <Button variant="plain" onPress={onShowAll}>
            {words.showAll}
          </Button>
        }
      />
    )
  if (past.length === 0)
    return (
      <EmptyState
        icon={History}
        title={words.empty}
        text={words.emptyText}
        action={
          <Link to="/list" className={buttonClasses()}>
            {words.find}
          </Link>
        }
      />
    )
  const hasMore = (live.data.more || past.length > show) && show < askMax - aheadMax
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-3">
      <EventDays events={past.slice(0, show)} today={today} />
      {hasMore && <ShowMore isLoading={isLoading} onMore={() => onMore(show + historyStep)} />}
    </div>
  )
}
