// /l/{leagueKey}: the standings of a league for anyone with the public link, live and without an account.
import type { ReactNode } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { findLeagueInKey } from '#domain/league/league-link.ts'
import { leagueLinkTexts } from '#words/en/league/league-link.ts'
import { ConnectionBanner } from '../app/connection-banner.tsx'
import { LinkFrame } from '../app/link-frame.tsx'
import { LeagueFace } from '../features/league/link/league-face.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/l/$leagueKey')({
  component: LeagueFacePage,
  validateSearch: keepSearch,
})

function LeagueFacePage() {
  const t = useTexts(leagueLinkTexts)
  const { leagueKey } = Route.useParams()
  const isKey = findLeagueInKey(leagueKey) !== null
  const { live, retry } = useLiveList(
    'leagues-watch',
    isKey ? { watchKey: leagueKey } : 'skip',
    leagueKey,
  )
  if (!isKey || live.refusal?.code === 'league-not-found')
    return (
      <Frame>
        <Page title={t.dead}>
          <EmptyState
            icon={Unlink}
            title={t.deadText}
            action={
              <a href="/landing" className={buttonClasses()}>
                {t.about}
              </a>
            }
          />
        </Page>
      </Frame>
    )
  if (live.status === 'refused')
    return (
      <Frame>
        <Page title={t.title}>
          <ErrorState title={t.failed} retry={{ label: t.retry, onPress: retry }} />
        </Page>
      </Frame>
    )
  if (live.status === 'loading')
    return (
      <Frame>
        <Page title={t.title}>
          <SkeletonList label={t.loading} rows={4} />
        </Page>
      </Frame>
    )
  const { league } = live.data
  return (
    <Frame>
      <Page
        title={league.name}
        windowTitle={t.windowTitle({ league: league.name })}
        lead={league.locationName}
      >
        <LeagueFace league={league} />
      </Page>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <LinkFrame banner={<ConnectionBanner userId={null} />}>{children}</LinkFrame>
)
