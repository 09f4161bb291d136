// /t/{tournamentKey}: the courts and draws of a tournament for anyone with the public link, live
// and without an account. `?view=tv` for a TV.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { MonitorPlay } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { tournamentLinkTexts } from '#words/en/tournament/tournament-link.ts'
import { PublicLinkPage } from '../app/link/public-link-page.tsx'
import { TournamentFace } from '../features/tournament/face/tournament-face.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'

const TournamentTv = lazyPart(
  () => import('../features/tournament/face/tournament-tv.tsx'),
  'TournamentTv',
)

export const Route = createFileRoute('/t/$tournamentKey')({
  component: TournamentFacePage,
  validateSearch: keepSearch,
})

function TournamentFacePage() {
  const t = useTexts(tournamentLinkTexts)
  const { tournamentKey } = Route.useParams()
  const { view } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isKey = findIdInKey(tournamentKey) !== null
  const list = useLiveList(
    'tournaments-watch',
    isKey ? { watchKey: tournamentKey } : 'skip',
    tournamentKey,
  )
  const show = (isTv: boolean) =>
    void navigate({
      search: ({ view: _view, ...last }) => (isTv ? { ...last, view: 'tv' } : last),
      replace: !isTv,
    })
  const renderTv = (tournament: LiveOutput<'tournaments-watch'>) => (
    <Suspense>
      <TournamentTv tournament={tournament} onClose={() => show(false)} />
    </Suspense>
  )
  return (
    <PublicLinkPage
      isKey={isKey}
      list={list}
      gone="tournament-not-found"
      words={t}
      {...(view === 'tv' && { renderTv })}
    >
      {(tournament) => (
        <Page
          title={tournament.name}
          windowTitle={t.windowTitle({ tournament: tournament.name })}
          lead={tournament.locationName}
          width="wide"
          actions={<IconButton icon={MonitorPlay} label={t.tv} onPress={() => show(true)} />}
        >
          <TournamentFace tournament={tournament} />
        </Page>
      )}
    </PublicLinkPage>
  )
}
