// The leaderboard: pickers and table, with loading and refused states.
import { Link } from '@tanstack/react-router'
import { MapPin, Users } from 'lucide-react'
import { leaderboardTexts } from '#words/en/leaderboard/leaderboard.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { usePlayer } from '../../session/use-me.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import {
  toLeaderboardChoice,
  toLeaderboardSearch,
  type LeaderboardChoice,
} from './leaderboard-choice.ts'
import { LeaderboardPickers } from './leaderboard-pickers.tsx'
import type { LeaderboardSearch } from './leaderboard-search.ts'
import { LeaderboardTable } from './leaderboard-table.tsx'
import type { LeaderboardSteps } from './page-steps.ts'

type LeaderboardProps = {
  search: LeaderboardSearch
  steps: LeaderboardSteps
  onSearch: (search: LeaderboardSearch) => void
  onSteps: (steps: LeaderboardSteps) => void
}

export function Leaderboard({ search, steps, onSearch, onSteps }: LeaderboardProps) {
  const { player } = usePlayer()
  const choice = toLeaderboardChoice(search, player.homeLocation)
  const answer = useLiveList(
    'leaderboards-page',
    { ...choice, after: steps.at(-1) ?? null },
    JSON.stringify(choice),
  )
  const change = (next: LeaderboardChoice) => onSearch(toLeaderboardSearch(next))
  return (
    <>
      <LeaderboardPickers choice={choice} name={answer.live.data?.name ?? ''} onChange={change} />
      <Answer
        choice={choice}
        answer={answer}
        steps={steps}
        onSteps={onSteps}
        onAll={() => change({ ...choice, scope: { kind: 'all' } })}
      />
    </>
  )
}

type AnswerProps = {
  choice: LeaderboardChoice
  answer: ReturnType<typeof useLiveList<'leaderboards-page'>>
  steps: LeaderboardSteps
  onSteps: (steps: LeaderboardSteps) => void
  onAll: () => void
}

function Answer({
  choice,
  answer: { live, isLoading, retry },
  steps,
  onSteps,
  onAll,
}: AnswerProps) {
  const t = useTexts(leaderboardTexts)
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={6} />
  if (live.status === 'ready')
    return (
      <LeaderboardTable
        choice={choice}
        page={live.data}
        isLoading={isLoading}
        steps={steps}
        onSteps={onSteps}
      />
    )
  const { code } = live.refusal
  if (code === 'location-not-found')
    return (
      <EmptyState
        icon={MapPin}
        title={t.venueGone}
        action={
          <Link to="/venuelist" className={buttonClasses()}>
            {t.findVenues}
          </Link>
        }
      />
    )
  if (code === 'club-not-found')
    return (
      <EmptyState
        icon={Users}
        title={t.clubGone}
        action={<Button onPress={onAll}>{t.showAll}</Button>}
      />
    )
  return <ErrorState title={t.failed} onRetry={retry} />
}
