// /results/{eventId}: final or current results of an event; `?match=` opens a score for correction.
import { Suspense, useMemo } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Swords } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { can } from '#domain/access/capabilities.ts'
import { isBracket } from '#domain/event/format.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { resultTexts } from '#words/en/result/result.ts'
import {
  nameOfNumbers,
  findNumber,
  formatSide,
  formatWhere,
  type ListView,
} from '../features/match-list/list-view.ts'
import { ResultsScreen } from '../features/result/results-screen.tsx'
import { ResultsShare } from '../features/result/results-share.tsx'
import { eventName, eventWindowTitle } from '../i18n/event-name.ts'
import { formatDay } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { loadPart } from '../navigation/load-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { DuprButton } from '../parts/dupr/dupr-button.tsx'
import type { EventDetail } from '../parts/event/event-detail.ts'
import { getEventRoles } from '../parts/event/event-roles.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { usePlayer } from '../session/use-me.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { shareResults } from './-results/share-results.ts'

const Bracket = lazyPart(() => import('../features/bracket/bracket.tsx'), 'Bracket')
const ScoreSheet = lazyPart(() => import('../features/match/score-sheet.tsx'), 'ScoreSheet')

export const Route = createFileRoute('/results/$eventId')({
  component: ResultsPage,
  validateSearch: keepSearch,
})

function ResultsPage() {
  const t = useTexts(resultTexts)
  const { eventId } = Route.useParams()
  const input = isUuid(eventId) ? { eventId } : 'skip'
  const [event, list, results] = [
    useLiveList('events-byId', input, eventId),
    useLiveList('matchLists-byEvent', input, eventId),
    useLiveList('results-byEvent', input, eventId),
  ]
  const back = { onPress: useBack() }
  const toCalendar = (
    <Link to="/calendar/{-$locationId}" className={buttonClasses()}>
      {t.toCalendar}
    </Link>
  )
  if (input === 'skip' || event.live.refusal?.code === 'event-not-found')
    return (
      <Page title={t.notFound}>
        <EmptyState
          picture={<Picture name="not-found" />}
          title={t.notFoundText}
          action={toCalendar}
        />
      </Page>
    )
  const refused = [event, list, results].find(({ live }) => live.status === 'refused')
  if (refused !== undefined)
    return (
      <Page title={t.failed} back={back}>
        <ErrorState title={t.failed} onRetry={refused.retry} />
      </Page>
    )
  if (
    event.live.status !== 'ready' ||
    list.live.status !== 'ready' ||
    results.live.status !== 'ready'
  )
    return (
      <Page title={t.title} back={back}>
        <SkeletonList label={t.loading} rows={4} />
      </Page>
    )
  return (
    <Known detail={event.live.data} list={list.live.data.matchList} results={results.live.data} />
  )
}

type Results = LiveOutput<'results-byEvent'>

function Known({
  detail,
  list,
  results,
}: {
  detail: EventDetail
  list: ListView | null
  results: Results
}) {
  const t = useTexts(resultTexts)
  const { player } = usePlayer()
  const goBack = useBack()
  const title = eventName({ ...detail.fields, locationName: detail.locationName })
  const day = `${formatDay(detail.fields.startDate, 'date')} · ${detail.locationName}`
  const back = { onPress: goBack }
  const toEvent = (
    <Link to="/vieweditevent/$evId" params={{ evId: detail.eventId }} className={buttonClasses()}>
      {t.toEvent}
    </Link>
  )
  return (
    <Page
      title={title}
      windowTitle={`${eventWindowTitle(title, detail.fields.startDate)} · ${t.title}`}
      lead={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {list !== null && (
            <Badge tone={results.closed === null ? 'warm' : 'brand'}>
              {results.closed === null ? t.open : t.final}
            </Badge>
          )}
          <span>{day}</span>
        </span>
      }
      back={back}
      actions={
        <ResultsShare
          eventId={detail.eventId}
          title={title}
          message={shareResults({ detail, list, results }, player.playerId)}
        />
      }
    >
      {list === null ? (
        <EmptyState icon={Swords} title={t.noList} text={t.noListText} action={toEvent} />
      ) : (
        <Shown detail={detail} list={list} results={results} title={title} day={day} />
      )}
    </Page>
  )
}

function Shown({
  detail,
  list,
  results,
  title,
  day,
}: {
  detail: EventDetail
  list: ListView
  results: Results
  title: string
  day: string
}) {
  const t = useTexts(resultTexts)
  const { player } = usePlayer()
  const navigate = Route.useNavigate()
  const roles = getEventRoles(detail, player.playerId)
  const mayClose = detail.status !== 'cancelled' && can(roles, 'event.play')
  const nameOf = useMemo(() => nameOfNumbers(list.players), [list.players])
  const me = findNumber(list, player.playerId)
  const openMatch = (match: string) => void navigate({ search: { match } })
  const bracket = isBracket(list.format.format) ? (
    <Suspense>
      <Bracket
        matches={list.matches}
        feeds={list.feeds}
        nameOf={nameOf}
        number={me}
        onMatch={mayClose ? openMatch : null}
      />
    </Suspense>
  ) : null
  return (
    <>
      <ResultsScreen
        list={list}
        results={results}
        nameOf={nameOf}
        namePicture={async () => {
          const { namePicture } = await loadPart(() => import('./-results/write-shared-results.ts'))
          return namePicture({ detail, list }, player.playerId)
        }}
        me={me}
        mayClose={mayClose}
        title={title}
        detail={day}
        isPrivate={detail.fields.invite}
        bracket={bracket}
        exports={
          can(roles, 'event.dupr') && <DuprButton source={{ eventId: list.eventId }} name={title} />
        }
        toMatchList={
          <Link
            to="/matchlist/$eventId"
            params={{ eventId: list.eventId }}
            className={buttonClasses({ variant: 'plain', size: 'sm' })}
          >
            {t.toMatchList}
          </Link>
        }
        onMatch={openMatch}
      />
      <Correction list={list} mayPlay={mayClose} roles={roles} nameOf={nameOf} />
    </>
  )
}

function Correction({
  list,
  mayPlay,
  roles,
  nameOf,
}: {
  list: ListView
  mayPlay: boolean
  roles: readonly string[]
  nameOf: (number: number) => string
}) {
  const { player, userId } = usePlayer()
  const { match: matchId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const match = list.matches.find((each) => each.matchId === matchId)
  if (match === undefined) return null
  return (
    <Suspense>
      <ScoreSheet
        list={list}
        match={match}
        title={formatWhere(match)}
        names={{ a: formatSide(match.a, nameOf), b: formatSide(match.b, nameOf) }}
        viewer={{ playerId: player.playerId, userId, mayPlay, roles }}
        onClose={() => void navigate({ search: {}, replace: true })}
        counted={null}
        onScoreboard={null}
      />
    </Suspense>
  )
}
