// /leagues/{locId}: the leagues of a venue, live; ?create opens the form of a new one, with ?after
// prefilled as the next season of a league.
import { Suspense } from 'react'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { planNextSeason } from '#domain/league/next-season.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { useToday } from '../device/today.ts'
import { freshLeague } from '../features/league/league-draft.ts'
import { LeagueList } from '../features/league/league-list.tsx'
import { LocationMissing } from '../features/location/location-missing.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { call } from '../net/call.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { useLive } from '../net/use-live.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const LeagueForm = lazyPart(() => import('../features/league/league-form.tsx'), 'LeagueForm')

export const Route = createFileRoute('/leagues/$locId')({
  validateSearch: keepSearch,
  component: Leagues,
})

function Leagues() {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  const router = useRouter()
  const goBack = useBack()
  const { locId } = Route.useParams()
  const { create, after } = Route.useSearch()
  const { live, retry } = useLiveList('leagues-atLocation', { locationId: locId }, locId)
  const back = { onPress: goBack }
  const close = () =>
    void router.navigate({ to: '/leagues/$locId', params: { locId }, replace: true })
  if (live.status === 'refused')
    return (
      <Page title={t.title} back={back}>
        <LocationMissing refusal={live.refusal} onRetry={retry} />
      </Page>
    )
  if (live.status === 'loading')
    return (
      <Page title={t.title} back={back}>
        <SkeletonList label={t.loading} rows={3} />
      </Page>
    )
  const lead = (
    <Link
      to="/venuedetail/$locationId"
      params={{ locationId: locId }}
      className="font-semibold text-brand underline underline-offset-2"
    >
      {live.data.locationName}
    </Link>
  )
  if (create === true && live.data.mayCreate) {
    return (
      <Page title={manage.newLeague} lead={lead} back={back}>
        <NewLeague
          locationId={locId}
          after={typeof after === 'string' && isUuid(after) ? after : undefined}
          onCancel={close}
        />
      </Page>
    )
  }
  return (
    <Page title={t.title} lead={lead} back={back}>
      <LeagueList locationId={locId} leagues={live.data.leagues} mayCreate={live.data.mayCreate} />
    </Page>
  )
}

function NewLeague({
  locationId,
  after,
  onCancel,
}: {
  locationId: string
  after: string | undefined
  onCancel: () => void
}) {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  const router = useRouter()
  const today = useToday()
  const before = useLive('leagues-byId', after === undefined ? 'skip' : { leagueSeriesId: after })
  const waiting = <SkeletonList label={t.loading} rows={4} />
  if (after !== undefined && before.status === 'loading') return waiting
  return (
    <Suspense fallback={waiting}>
      <LeagueForm
        initial={
          before.status === 'ready'
            ? planNextSeason(before.data.fields, today)
            : freshLeague(locationId, today)
        }
        isFixed={false}
        submitLabel={manage.create}
        onCancel={onCancel}
        save={async (fields) => {
          const answer = await call('leagues-create', { fields })
          if (answer.ok)
            await router.navigate({
              to: '/vieweditleague/$leagueSeriesId',
              params: { leagueSeriesId: answer.value.leagueSeriesId },
              replace: true,
            })
          return answer
        }}
      />
    </Suspense>
  )
}
