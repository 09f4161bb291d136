// /tournaments/{locId}: the tournaments of a venue, live; ?create opens the form of a new one.
import { Suspense } from 'react'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useToday } from '../device/today.ts'
import { LocationMissing } from '../features/location/location-missing.tsx'
import { freshTournament } from '../features/tournament/form/tournament-draft.ts'
import { TournamentList } from '../features/tournament/tournament-list.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { call } from '../net/call.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const TournamentForm = lazyPart(
  () => import('../features/tournament/form/tournament-form.tsx'),
  'TournamentForm',
)

export const Route = createFileRoute('/tournaments/$locId')({
  validateSearch: keepSearch,
  component: Tournaments,
})

function Tournaments() {
  const t = useTexts(tournamentTexts)
  const manage = useTexts(tournamentManageTexts)
  const goBack = useBack()
  const { locId } = Route.useParams()
  const { create } = Route.useSearch()
  const { live, retry } = useLiveList('tournaments-atLocation', { locationId: locId }, locId)
  const back = { onPress: goBack }
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
  const { locationName, mayCreate, tournaments } = live.data
  const lead = (
    <Link
      to="/venuedetail/$locationId"
      params={{ locationId: locId }}
      className="font-semibold text-brand underline underline-offset-2"
    >
      {locationName}
    </Link>
  )
  if (create === true && mayCreate)
    return (
      <Page title={manage.newTournament} lead={lead} back={back}>
        <NewTournament locationId={locId} />
      </Page>
    )
  return (
    <Page title={t.title} lead={lead} back={back}>
      <TournamentList locationId={locId} tournaments={tournaments} mayCreate={mayCreate} />
    </Page>
  )
}

function NewTournament({ locationId }: { locationId: string }) {
  const t = useTexts(tournamentTexts)
  const manage = useTexts(tournamentManageTexts)
  const router = useRouter()
  const today = useToday()
  return (
    <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
      <TournamentForm
        initial={freshTournament(locationId, today)}
        submitLabel={manage.create}
        onCancel={() =>
          void router.navigate({
            to: '/tournaments/$locId',
            params: { locId: locationId },
            replace: true,
          })
        }
        save={async (fields) => {
          const answer = await call('tournaments-create', { fields })
          if (answer.ok)
            await router.navigate({
              to: '/tournament/$tournamentId',
              params: { tournamentId: answer.value.tournamentId },
              replace: true,
            })
          return answer
        }}
      />
    </Suspense>
  )
}
