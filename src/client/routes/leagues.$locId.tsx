// /leagues/{locId}: the leagues of a venue, live; ?create opens the form of a new one, with ?after
// prefilled as the next season of a league.
import { Suspense } from 'react'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { planNextSeason } from '#domain/league/next-season.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { useToday } from '../device/today.ts'
import { freshLeague } from '../features/league/league-draft.ts'
import { LeagueList } from '../features/league/league-list.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { call } from '../net/call.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { useLive } from '../net/use-live.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { AtVenue } from './-venue/at-venue.tsx'

const LeagueForm = lazyPart(() => import('../features/league/league-form.tsx'), 'LeagueForm')

export const Route = createFileRoute('/leagues/$locId')({
  validateSearch: keepSearch,
  component: Leagues,
})

function Leagues() {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  const router = useRouter()
  const { locId } = Route.useParams()
  const { create, after } = Route.useSearch()
  const list = useLiveList('leagues-atLocation', { locationId: locId }, locId)
  const close = () =>
    void router.navigate({ to: '/leagues/$locId', params: { locId }, replace: true })
  const last = typeof after === 'string' && isUuid(after) ? after : undefined
  return (
    <AtVenue locationId={locId} list={list} title={t.title} loading={t.loading}>
      {({ leagues, mayCreate }) =>
        create === true && mayCreate
          ? {
              title: manage.newLeague,
              content: <NewLeague locationId={locId} after={last} onCancel={close} />,
            }
          : {
              title: t.title,
              content: <LeagueList locationId={locId} leagues={leagues} mayCreate={mayCreate} />,
            }
      }
    </AtVenue>
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
