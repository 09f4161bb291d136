// /vieweditleague/{leagueSeriesId}: one league, live; ?edit opens its form for its organizers, ?tab
// keeps the current tab, ?view=print prints the season.
import { Suspense, type ReactNode } from 'react'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { seasonSheetTexts } from '#words/en/league/season-sheet.ts'
import { LeagueShare } from '../features/league/league-share.tsx'
import { leagueTabs } from '../features/league/league-tab.ts'
import { LeagueView } from '../features/league/league-view.tsx'
import type { LeagueDetail } from '../features/league/league-words.ts'
import { SeasonMoney } from '../features/payment/season-money.tsx'
import { refusalText } from '../i18n/refusals.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { call } from '../net/call.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { usePlayer } from '../session/use-me.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { labels } from '../ui/words/labels.ts'

const LeagueForm = lazyPart(() => import('../features/league/league-form.tsx'), 'LeagueForm')

const SeasonPrint = lazyPart(() => import('../features/league/season-print.tsx'), 'SeasonPrint')

export const Route = createFileRoute('/vieweditleague/$leagueSeriesId')({
  validateSearch: keepSearch,
  component: ViewEditLeague,
})

function useLeagueSearch() {
  const { edit, tab, view } = Route.useSearch()
  return {
    edit: edit === true,
    tab: leagueTabs.find((known) => known === tab) ?? 'standings',
    view,
  }
}

function ViewEditLeague() {
  const t = useTexts(leagueTexts)
  const sheet = useTexts(seasonSheetTexts)
  const router = useRouter()
  const goBack = useBack()
  const { player } = usePlayer()
  const { leagueSeriesId } = Route.useParams()
  const { edit, tab, view } = useLeagueSearch()
  const { live, retry } = useLiveList('leagues-byId', { leagueSeriesId }, leagueSeriesId)
  const back = { onPress: goBack }
  if (live.status === 'refused') {
    const isMissing = live.refusal.code === 'league-not-found' || live.refusal.code === 'bad-input'
    return (
      <Page title={t.league} back={back}>
        {isMissing ? (
          <EmptyState
            picture={<Picture name="not-found" />}
            title={t.missing}
            text={t.missingText}
          />
        ) : (
          <ErrorState title={refusalText(live.refusal)} onRetry={retry} />
        )}
      </Page>
    )
  }
  if (live.status === 'loading')
    return (
      <Page title={t.league} back={back}>
        <SkeletonList label={t.loadingOne} rows={4} />
      </Page>
    )
  const league = live.data
  const byWhom = ` · ${t.by({ name: league.organizerName })}`
  const lead = (
    <>
      <Link
        to="/leagues/$locId"
        params={{ locId: league.fields.location }}
        className="font-semibold text-brand underline underline-offset-2"
      >
        {league.locationName}
      </Link>
      {byWhom}
    </>
  )
  if (view === 'print')
    return (
      <Page title={league.fields.name} lead={lead} back={back} width="wide">
        <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
          <SeasonPrint league={league} />
        </Suspense>
      </Page>
    )
  if (edit && league.isMineToRun) return <Editing league={league} back={back} lead={lead} />
  return (
    <Page
      title={league.fields.name}
      lead={lead}
      back={back}
      actions={
        <>
          <IconButton
            icon={Printer}
            label={sheet.open}
            onPress={() =>
              void router.navigate({
                to: '/vieweditleague/$leagueSeriesId',
                params: { leagueSeriesId },
                search: { view: 'print' },
              })
            }
          />
          <LeagueShare league={league} />
        </>
      }
    >
      <SeasonMoney
        leagueSeriesId={leagueSeriesId}
        organizerName={league.organizerName}
        isOrganizer={league.organizerId === player.playerId}
      />
      <LeagueView
        league={league}
        tab={tab}
        onTab={(next) =>
          void router.navigate({
            to: '/vieweditleague/$leagueSeriesId',
            params: { leagueSeriesId },
            search: { tab: next },
            replace: true,
          })
        }
      />
    </Page>
  )
}

function Editing({
  league,
  back,
  lead,
}: {
  league: LeagueDetail
  back: { label?: string; onPress: () => void }
  lead: ReactNode
}) {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  const router = useRouter()
  const { leagueSeriesId, fields } = league
  const close = () =>
    router.navigate({
      to: '/vieweditleague/$leagueSeriesId',
      params: { leagueSeriesId },
      replace: true,
    })
  return (
    <Page title={manage.editLeague} lead={lead} back={back}>
      <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
        <LeagueForm
          initial={fields}
          isFixed={league.days.length > 0 || league.members.some(({ state }) => state === 'joined')}
          submitLabel={labels.save}
          onCancel={() => void close()}
          save={async (changed) => {
            const answer = await call('leagues-update', { leagueSeriesId, fields: changed })
            if (answer.ok) await close()
            return answer
          }}
        />
      </Suspense>
    </Page>
  )
}
