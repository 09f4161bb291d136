// /l/{leagueKey}: the standings of a league for anyone with the public link, live and without an
// account.
import { createFileRoute } from '@tanstack/react-router'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { leagueLinkTexts } from '#words/en/league/league-link.ts'
import { PublicLinkPage } from '../app/link/public-link-page.tsx'
import { LeagueFace } from '../features/league/link/league-face.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/l/$leagueKey')({
  component: LeagueFacePage,
  validateSearch: keepSearch,
})

function LeagueFacePage() {
  const t = useTexts(leagueLinkTexts)
  const { leagueKey } = Route.useParams()
  const isKey = findIdInKey(leagueKey) !== null
  const list = useLiveList('leagues-watch', isKey ? { watchKey: leagueKey } : 'skip', leagueKey)
  return (
    <PublicLinkPage isKey={isKey} list={list} gone="league-not-found" words={t}>
      {({ league }) => (
        <Page
          title={league.name}
          windowTitle={t.windowTitle({ league: league.name })}
          lead={league.locationName}
        >
          <LeagueFace league={league} />
        </Page>
      )}
    </PublicLinkPage>
  )
}
