// The players of a venue, a page at a time, live.
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, MapPin } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { PlayerFilter } from '#domain/player/player-list.ts'
import { isLocationId } from '#domain/shared/id-form.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { alertUser } from '../../lib/dialogs.ts'
import { useLiveList } from '../../lib/use-live-list.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { buttonLook } from '../../ui/look.ts'
import { communityTexts } from './community-texts.ts'
import { NoPlayers } from './no-players.tsx'
import { pageNumbers, type PageSteps } from './page-steps.ts'
import { PlayerTable } from './player-table.tsx'

type PlayersTabProps = {
  locationId: string
  filter: PlayerFilter
  steps: PageSteps
  onFilter: (filter: PlayerFilter) => void
  onSteps: (steps: PageSteps) => void
}

export function PlayersTab({ locationId, filter, steps, onFilter, onSteps }: PlayersTabProps) {
  const t = useTexts(communityTexts)
  const isId = isLocationId(locationId)
  const { live, isLoading, retry } = useLiveList('players-list', isId ? { locationId, filter, after: steps.at(-1) ?? null } : 'skip', `${locationId} ${filter}`)
  const { data } = live
  useStepBack(steps, !isLoading && data?.players.length === 0, onSteps)
  if (!isId || live.refusal?.code === 'location-not-found') return <EmptyState icon={MapPin} title={t.notFound} action={<Link to="/venuelist" className={buttonLook()}>{t.findVenues}</Link>} />
  if (live.status === 'refused') return <ErrorState title={t.failed} retry={{ label: t.tryAgain, onPress: retry }} />
  const choose = (next: PlayerFilter) => (isLoading ? void alertUser(t.waitForPlayers) : onFilter(next))
  const counted = { none: t.all, friends: t.friends, favorites: t.favorites, admins: t.admins }[filter]
  const last = data?.players.at(-1)?.playerId
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="font-semibold">{data !== undefined && counted(data.count)}</p>
        {filter === 'none' ? <p className="text-sm text-muted">{t.hiddenNote}</p> : <Button variant="soft" size="sm" onPress={() => choose('none')}>{t.showAll}</Button>}
      </div>
      <PlayerTable
        label={t.players} players={data?.players} filter={filter} onFilter={choose}
        empty={<NoPlayers locationId={locationId} locationName={data?.locationName ?? ''} filter={filter} onShowAll={() => choose('none')} />}
      />
      {data !== undefined && data.players.length > 0 && (
        <Pager {...pageNumbers(steps, data)} isLoading={isLoading} onPrevious={() => onSteps(steps.slice(0, -1))} onNext={() => (last === undefined ? undefined : onSteps([...steps, last]))} />
      )}
    </div>
  )
}

/** A page whose last player has left gives way to the one before. */
function useStepBack(steps: PageSteps, isEmpty: boolean, onSteps: (steps: PageSteps) => void): void {
  const stepBack = useEffectEvent(() => onSteps(steps.slice(0, -1)))
  const mustStepBack = isEmpty && steps.length > 0
  useEffect(() => {
    if (mustStepBack) stepBack()
  }, [mustStepBack])
}

type PagerProps = { page: number; pages: number; isLoading: boolean; onPrevious: () => void; onNext: () => void }

function Pager({ page, pages, isLoading, onPrevious, onNext }: PagerProps) {
  const t = useTexts(communityTexts)
  return (
    <nav aria-label={t.pages} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 text-sm sm:text-base">
      <Button variant="plain" className="justify-self-start" isDisabled={page === 1 || isLoading} onPress={onPrevious}><ChevronLeft aria-hidden size={18} className="-ml-1" />{t.previous}</Button>
      <p className="text-center text-sm text-muted tabular-nums">{t.page(formatNumber(page), formatNumber(pages))}</p>
      <Button variant="plain" className="justify-self-end" isDisabled={page === pages || isLoading} onPress={onNext}>{t.next}<ChevronRight aria-hidden size={18} className="-mr-1" /></Button>
    </nav>
  )
}
