// /tournaments/{locId}: the tournaments of a venue, live; ?create opens the form of a new one.
import { Suspense } from 'react'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useToday } from '../device/today.ts'
import { freshTournament } from '../features/tournament/form/tournament-draft.ts'
import { TournamentList } from '../features/tournament/tournament-list.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { call } from '../net/call.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { AtVenue } from './-venue/at-venue.tsx'

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
  const { locId } = Route.useParams()
  const { create } = Route.useSearch()
  const list = useLiveList('tournaments-atLocation', { locationId: locId }, locId)
  return (
    <AtVenue locationId={locId} list={list} title={t.title} loading={t.loading}>
      {({ tournaments, mayCreate }) =>
        create === true && mayCreate
          ? { title: manage.newTournament, content: <NewTournament locationId={locId} /> }
          : {
              title: t.title,
              content: (
                <TournamentList
                  locationId={locId}
                  tournaments={tournaments}
                  mayCreate={mayCreate}
                />
              ),
            }
      }
    </AtVenue>
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
