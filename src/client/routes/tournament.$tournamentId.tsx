// /tournament/{tournamentId}: one tournament, live; ?edit and ?add open forms for organizers, ?tab
// keeps the current tab, ?view=print prints draws and plan.
import { Suspense, useState, type ReactNode } from 'react'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { isUuid } from '#domain/shared/id-form.ts'
import { cohostTexts } from '#words/en/event/cohosts.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { tournamentTabs, type TournamentTab } from '../features/tournament/tournament-tab.ts'
import { TournamentView } from '../features/tournament/tournament-view.tsx'
import type { Tournament } from '../features/tournament/tournament-words.ts'
import { useTournamentActions } from '../features/tournament/use-tournament-actions.ts'
import { refusalText } from '../i18n/refusals.ts'
import { shownName } from '../i18n/shown-name.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { call } from '../net/call.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { labels } from '../ui/words/labels.ts'

const TournamentForm = lazyPart(
  () => import('../features/tournament/form/tournament-form.tsx'),
  'TournamentForm',
)
const CohostFinder = lazyPart(() => import('../features/roster/cohost-finder.tsx'), 'CohostFinder')
const DivisionForm = lazyPart(
  () => import('../features/tournament/form/division-form.tsx'),
  'DivisionForm',
)
const TournamentMenu = lazyPart(
  () => import('../features/tournament/manage/tournament-menu.tsx'),
  'TournamentMenu',
)
const PlanDaySheet = lazyPart(
  () => import('../features/tournament/manage/plan-day-sheet.tsx'),
  'PlanDaySheet',
)
const TournamentPrint = lazyPart(
  () => import('../features/tournament/print/tournament-print.tsx'),
  'TournamentPrint',
)

export const Route = createFileRoute('/tournament/$tournamentId')({
  validateSearch: keepSearch,
  component: TournamentPage,
})

type Back = { label?: string; onPress: () => void }

function TournamentPage() {
  const t = useTexts(tournamentTexts)
  const { tournamentId } = Route.useParams()
  const isId = isUuid(tournamentId)
  const { live, retry } = useLiveList(
    'tournaments-byId',
    isId ? { tournamentId } : 'skip',
    tournamentId,
  )
  const back = { onPress: useBack() }
  if (!isId || live.refusal?.code === 'tournament-not-found')
    return (
      <Page title={t.tournament} back={back}>
        <EmptyState picture={<Picture name="not-found" />} title={t.missing} text={t.missingText} />
      </Page>
    )
  if (live.status === 'refused')
    return (
      <Page title={t.tournament} back={back}>
        <ErrorState title={refusalText(live.refusal)} onRetry={retry} />
      </Page>
    )
  if (live.status === 'loading')
    return (
      <Page title={t.tournament} windowTitle={t.loadingOne} back={back} width="wide">
        <SkeletonList label={t.loadingOne} rows={4} />
      </Page>
    )
  return <Known tournament={live.data} back={back} />
}

function Known({ tournament, back }: { tournament: Tournament; back: Back }) {
  const t = useTexts(tournamentTexts)
  const { edit, add, view } = Route.useSearch()
  const { with: withCohosts } = useTexts(cohostTexts)
  const { fields, locationName, organizerName, cohostNames, isMineToRun } = tournament
  const beside = cohostNames.length > 0 ? ` ${withCohosts({ names: cohostNames.join(', ') })}` : ''
  const byWhom = ` · ${t.by({ name: shownName(organizerName) })}${beside}`
  const lead = (
    <>
      <Link
        to="/tournaments/$locId"
        params={{ locId: fields.location }}
        className="font-semibold text-brand underline underline-offset-2"
      >
        {locationName}
      </Link>
      {byWhom}
    </>
  )
  if (view === 'print')
    return (
      <Page title={fields.name} lead={lead} back={back} width="wide">
        <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
          <TournamentPrint tournament={tournament} />
        </Suspense>
      </Page>
    )
  if (isMineToRun && edit === true)
    return <Editing tournament={tournament} back={back} lead={lead} />
  if (isMineToRun && add === true) return <Adding tournament={tournament} back={back} lead={lead} />
  return <Viewing tournament={tournament} back={back} lead={lead} />
}

type PartProps = { tournament: Tournament; back: Back; lead: ReactNode }

function Viewing({ tournament, back, lead }: PartProps) {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const actions = useTournamentActions(tournament.tournamentId)
  const [isPlanning, setPlanning] = useState(false)
  const shown = tournamentTabs.find((known) => known === tab) ?? 'divisions'
  const show = (next: TournamentTab) =>
    void navigate({ search: next === 'divisions' ? {} : { tab: next }, replace: true })
  const onPlan = () => setPlanning(true)
  return (
    <div className={shown === 'courts' ? 'wide-full' : 'contents'}>
      <Page
        title={tournament.fields.name}
        lead={lead}
        back={back}
        width="wide"
        {...(tournament.isMineToRun && {
          actions: (
            <Suspense fallback={<span className="size-11" />}>
              <TournamentMenu tournament={tournament} actions={actions} onPlan={onPlan} />
            </Suspense>
          ),
        })}
      >
        <TournamentView
          tournament={tournament}
          actions={actions}
          tab={shown}
          onTab={show}
          onPlan={onPlan}
        />
        {isPlanning && (
          <Suspense>
            <PlanDaySheet
              tournament={tournament}
              onClose={() => setPlanning(false)}
              onDone={() => {
                setPlanning(false)
                show('courts')
              }}
            />
          </Suspense>
        )}
      </Page>
    </div>
  )
}

function useClose(tournamentId: string): () => Promise<void> {
  const router = useRouter()
  return () =>
    router.navigate({
      to: '/tournament/$tournamentId',
      params: { tournamentId },
      replace: true,
    })
}

function Editing({ tournament, back, lead }: PartProps) {
  const t = useTexts(tournamentTexts)
  const manage = useTexts(tournamentManageTexts)
  const { tournamentId, fields } = tournament
  const close = useClose(tournamentId)
  return (
    <Page title={manage.editTournament} lead={lead} back={back}>
      <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
        <TournamentForm
          initial={fields}
          cohostNames={tournament.cohostNames}
          renderFinder={(pick) => (
            <Suspense>
              <CohostFinder eventId={null} onPick={pick} />
            </Suspense>
          )}
          submitLabel={labels.save}
          onCancel={() => void close()}
          save={async (changed) => {
            const answer = await call('tournaments-update', { tournamentId, fields: changed })
            if (answer.ok) await close()
            return answer
          }}
        />
      </Suspense>
    </Page>
  )
}

function Adding({ tournament, back, lead }: PartProps) {
  const t = useTexts(tournamentTexts)
  const manage = useTexts(tournamentManageTexts)
  const { tournamentId, fields } = tournament
  const close = useClose(tournamentId)
  return (
    <Page title={manage.newDivision} lead={lead} back={back}>
      <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
        <DivisionForm
          tournament={fields}
          onCancel={() => void close()}
          save={async (division) => {
            const answer = await call('tournaments-addDivision', { tournamentId, division })
            if (answer.ok) await close()
            return answer
          }}
        />
      </Suspense>
    </Page>
  )
}
