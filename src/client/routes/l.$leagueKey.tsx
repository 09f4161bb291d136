// /l/{leagueKey}: the standings of a league for anyone with the public link, live and without an
// account.
import { createFileRoute } from '@tanstack/react-router'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { leagueLinkTexts } from '#words/en/league/league-link.ts'
import { ConnectionBanner } from '../app/connection-banner.tsx'
import { LinkFrame } from '../app/link-frame.tsx'
import { LinkState } from '../app/link-state.tsx'
import { LeagueFace } from '../features/league/link/league-face.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { Page } from '../ui/page.tsx'

const banner = <ConnectionBanner userId={null} />

export const Route = createFileRoute('/l/$leagueKey')({
  component: LeagueFacePage,
  validateSearch: keepSearch,
})

function LeagueFacePage() {
  const t = useTexts(leagueLinkTexts)
  const { leagueKey } = Route.useParams()
  const isKey = findIdInKey(leagueKey) !== null
  const { live, retry } = useLiveList(
    'leagues-watch',
    isKey ? { watchKey: leagueKey } : 'skip',
    leagueKey,
  )
  const isDead = !isKey || live.refusal?.code === 'league-not-found'
  if (isDead || live.status !== 'ready')
    return (
      <LinkState
        is={isDead ? 'dead' : live.status === 'refused' ? 'failed' : 'loading'}
        words={t}
        onRetry={retry}
        banner={banner}
      />
    )
  const { league } = live.data
  return (
    <LinkFrame banner={banner}>
      <Page
        title={league.name}
        windowTitle={t.windowTitle({ league: league.name })}
        lead={league.locationName}
      >
        <LeagueFace league={league} />
      </Page>
    </LinkFrame>
  )
}
