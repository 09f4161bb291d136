// The players of a venue, a page at a time, live.
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, MapPin } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayerFilter } from '#domain/player/player-list.ts'
import { isLocationId } from '#domain/shared/id-form.ts'
import { communityTexts } from '#words/en/community/community.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useStepBack } from '../../navigation/use-step-back.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'
import { NoPlayers } from './no-players.tsx'
import { pageNumbers, type PageSteps } from './page-steps.ts'
import { PlayerTable } from './player-table.tsx'

type List = LiveOutput<'players-list'>

type PlayersTabProps = {
  locationId: string
  filter: PlayerFilter
  steps: PageSteps
  onFilter: (filter: PlayerFilter) => void
  onSteps: (steps: PageSteps) => void
}

export function PlayersTab(props: PlayersTabProps) {
  const t = useTexts(communityTexts)
  const { locationId, filter, steps, onSteps } = props
  const isId = isLocationId(locationId)
  const { live, isLoading, retry } = useLiveList(
    'players-list',
    isId ? { locationId, filter, after: steps.at(-1) ?? null } : 'skip',
    `${locationId} ${filter}`,
  )
  useStepBack(steps, !isLoading && live.data?.players.length === 0, onSteps)
  if (!isId || live.refusal?.code === 'location-not-found')
    return (
      <EmptyState
        icon={MapPin}
        title={t.notFound}
        action={
          <Link to="/venuelist" className={buttonClasses()}>
            {t.findVenues}
          </Link>
        }
      />
    )
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  return <Players {...props} list={live.data} isLoading={isLoading} />
}

function Players({
  locationId,
  filter,
  steps,
  onFilter,
  onSteps,
  list,
  isLoading,
}: PlayersTabProps & { list: List | undefined; isLoading: boolean }) {
  const t = useTexts(communityTexts)
  const choose = (next: PlayerFilter) =>
    isLoading ? void alertUser(t.waitForPlayers) : onFilter(next)

  return (
    <div className="flex flex-col gap-3">
      {filter !== 'none' && (
        <Button variant="soft" size="sm" className="self-end" onPress={() => choose('none')}>
          {t.showAll}
        </Button>
      )}
      <PlayerTable
        label={t.players}
        count={list && t[filter === 'none' ? 'all' : filter]({ n: list.count })}
        players={list?.players}
        filter={filter}
        onFilter={choose}
        empty={
          <NoPlayers
            locationId={locationId}
            locationName={list?.locationName ?? ''}
            filter={filter}
            onShowAll={() => choose('none')}
          />
        }
      />
      {list !== undefined && (
        <>
          <p className="text-sm text-muted">{t.hiddenNote}</p>
          <Pager list={list} steps={steps} isLoading={isLoading} onSteps={onSteps} />
        </>
      )}
    </div>
  )
}

type PagerProps = {
  list: List
  steps: PageSteps
  isLoading: boolean
  onSteps: (steps: PageSteps) => void
}

function Pager({ list, steps, isLoading, onSteps }: PagerProps) {
  const t = useTexts(communityTexts)
  const { page, pages } = pageNumbers(steps, list)
  const last = list.players.at(-1)?.playerId
  if (last === undefined) return null
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-between gap-2">
      <Button
        variant="plain"
        size="sm"
        className="gap-1! sm:px-4"
        isDisabled={page === 1 || isLoading}
        onPress={() => onSteps(steps.slice(0, -1))}
      >
        <ChevronLeft aria-hidden size={20} className="-ml-1 shrink-0" />
        {labels.previous}
      </Button>
      <p className="text-center text-sm text-balance text-muted tabular-nums">
        {t.page({ page: formatNumber(page), pages: formatNumber(pages) })}
      </p>
      <Button
        variant="plain"
        size="sm"
        className="gap-1! sm:px-4"
        isDisabled={page === pages || isLoading}
        onPress={() => onSteps([...steps, last])}
      >
        {labels.next}
        <ChevronRight aria-hidden size={20} className="-mr-1 shrink-0" />
      </Button>
    </nav>
  )
}
