// /players/{locId}: the players and clubs of a venue. /players/{locId}/{showAdmin} opens with its
// admins, ?clubActive=true with the clubs. Visited pages are kept in the history state, so that
// returning from a profile restores them.
import { Suspense, useState } from 'react'
import { createFileRoute, Link, useRouterState } from '@tanstack/react-router'
import { Search, Trophy } from 'lucide-react'
import { communityTexts } from '#words/en/community/community.ts'
import { filterAddress, getPlayerFilter } from '../features/community/filter-address.ts'
import { readPageSteps, type PageSteps } from '../features/community/page-steps.ts'
import { readPlayersSearch, type PlayersSearch } from '../features/community/players-search.ts'
import { PlayersTab } from '../features/community/players-tab.tsx'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

const LocationChoice = lazyPart(
  () => import('../features/community/location-choice.tsx'),
  'LocationChoice',
)
const PlayerFinder = lazyPart(
  () => import('../features/community/player-finder.tsx'),
  'CommunityFinder',
)
const ClubTab = lazyPart(() => import('../features/club/club-tab.tsx'), 'ClubTab')

declare module '@tanstack/react-router' {
  interface HistoryState {
    playerPages?: PageSteps
  }
}

export const Route = createFileRoute('/players/$locId/{-$showAdmin}')({
  component: Players,
  validateSearch: readPlayersSearch,
})

function Players() {
  const t = useTexts(communityTexts)
  const { locId, showAdmin } = Route.useParams()
  const search = Route.useSearch()
  const goBack = useBack()
  const navigate = Route.useNavigate()
  const kept = useRouterState({ select: (state) => state.location.state.playerPages })
  const go = (to: {
    locId?: string
    showAdmin?: string | undefined
    search?: PlayersSearch
    steps?: PageSteps
  }) =>
    void navigate({
      params: { locId: to.locId ?? locId, showAdmin: to.showAdmin },
      search: to.search ?? {},
      state: { playerPages: to.steps ?? [] },
      replace: true,
      resetScroll: false,
    })
  const [isFinding, setFinding] = useState(false)
  const actions = (
    <>
      <IconButton icon={Search} label={t.find} onPress={() => setFinding(true)} />
      <Link
        to="/leaderboard"
        search={{ scope: 'venue', venue: locId }}
        aria-label={t.leaderboard}
        title={t.leaderboard}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <Trophy aria-hidden size={24} />
      </Link>
    </>
  )
  const loading = <SkeletonList label={t.loading} rows={2} />
  const players = (
    <PlayersTab
      locationId={locId}
      filter={getPlayerFilter(showAdmin, search)}
      steps={readPageSteps(kept)}
      onFilter={(filter) => go(filterAddress(filter))}
      onSteps={(steps) => go({ showAdmin, search, steps })}
    />
  )
  return (
    <div className="wide-full">
      <Page title={t.title} back={{ onPress: goBack }} actions={actions}>
        <Tabs
          label={t.views}
          value={search.clubActive === true ? 'clubs' : 'players'}
          onChange={(tab) => go({ search: tab === 'clubs' ? { clubActive: true } : {} })}
          beside={
            <div className="h-12 min-w-0 grow-4 basis-36">
              <Suspense>
                <LocationChoice
                  locationId={locId}
                  onChange={(chosen) =>
                    go({
                      locId: chosen,
                      ...(search.clubActive === true ? { search: { clubActive: true } } : {}),
                    })
                  }
                />
              </Suspense>
            </div>
          }
          tabs={[
            { id: 'players', label: t.players, content: players },
            {
              id: 'clubs',
              label: t.clubs,
              content: (
                <Suspense fallback={loading}>
                  <ClubTab locationId={locId} />
                </Suspense>
              ),
            },
          ]}
        />
        {isFinding && (
          <Suspense>
            <PlayerFinder onClose={() => setFinding(false)} />
          </Suspense>
        )}
      </Page>
    </div>
  )
}
