// /leaderboard: the leaderboard, with scope, window and metric in the address and the current page
// in the history state.
import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { leaderboardTexts } from '#words/en/leaderboard/leaderboard.ts'
import {
  readLeaderboardSearch,
  type LeaderboardSearch,
} from '../features/leaderboard/leaderboard-search.ts'
import { Leaderboard } from '../features/leaderboard/leaderboard.tsx'
import { readLeaderboardSteps, type LeaderboardSteps } from '../features/leaderboard/page-steps.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { useBack } from '../navigation/use-back.ts'
import { Page } from '../ui/page.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    boardSteps?: LeaderboardSteps
  }
}

export const Route = createFileRoute('/leaderboard')({
  component: LeaderboardScreen,
  validateSearch: keepSearch,
})

function LeaderboardScreen() {
  const t = useTexts(leaderboardTexts)
  const search = readLeaderboardSearch(Route.useSearch())
  const goBack = useBack()
  const navigate = Route.useNavigate()
  const kept = useRouterState({ select: (state) => state.location.state.boardSteps })
  const go = (next: LeaderboardSearch, steps: LeaderboardSteps) =>
    void navigate({
      search: next,
      state: { boardSteps: steps },
      replace: true,
      resetScroll: steps.length > 0,
    })
  return (
    <Page title={t.title} back={{ onPress: goBack }}>
      <Leaderboard
        search={search}
        steps={readLeaderboardSteps(kept)}
        onSearch={(next) => go(next, [])}
        onSteps={(steps) => go(search, steps)}
      />
    </Page>
  )
}
