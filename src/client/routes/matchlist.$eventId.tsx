import { Suspense, useCallback, useEffect } from 'react'
// /matchlist/{eventId}: the evening of an event, live. `?tab=` says which part; `?match=` opens a
// score, `?scoreboard=` the scoreboard over the whole window, `?view=tv` and `?view=print` the list
// on a wall and on paper, `?finish` what would count if the event ended now.
import { createFileRoute, Link } from '@tanstack/react-router'
import { CalendarRange } from 'lucide-react'
import { can } from '#domain/access/capabilities.ts'
import { isComplete } from '#domain/match/match-acts.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { rolesOf, type EventDetail } from '../features/event/event-detail.ts'
import { useListScene, type ListScene } from '../features/match-list/list-scene.ts'
import { listTabs, type ListTab } from '../features/match-list/list-tab.ts'
import { sideWords, whereWords, type ListView } from '../features/match-list/list-view.ts'
import { MatchListScreen } from '../features/match-list/match-list-screen.tsx'
import { matchListTexts } from '../features/match-list/match-list-texts.ts'
import { NoMatchList, NotOpen } from '../features/match-list/not-open.tsx'
import { eventName, eventWindowTitle } from '../i18n/event-texts.ts'
import { formatLine } from '../i18n/format-texts.ts'
import { formatInstant } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useBack } from '../lib/use-back.ts'
import { useLiveList } from '../lib/use-live-list.ts'
import { usePlayer } from '../lib/use-me.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { buttonLook } from '../ui/look.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const Bracket = lazyPart(async () => ({
  default: (await import('../features/bracket/bracket.tsx')).Bracket,
}))
const StandingsTable = lazyPart(async () => ({
  default: (await import('../features/result/standings-table.tsx')).StandingsTable,
}))
const PlayerFinder = lazyPart(async () => ({
  default: (await import('../features/roster/player-finder.tsx')).PlayerFinder,
}))
const ScoreSheet = lazyPart(async () => ({
  default: (await import('../features/match/score-sheet.tsx')).ScoreSheet,
}))
const loadScoreboard = async () => ({
  default: (await import('../features/match/scoreboard.tsx')).Scoreboard,
})
const Scoreboard = lazyPart(loadScoreboard)
const UnsentScores = lazyPart(async () => ({
  default: (await import('../features/match/unsent-scores.tsx')).UnsentScores,
}))
const TvView = lazyPart(async () => ({
  default: (await import('../features/match-list/tv-view.tsx')).TvView,
}))
const FinishSheet = lazyPart(async () => ({
  default: (await import('../features/result/finish-sheet.tsx')).FinishSheet,
}))
const PrintView = lazyPart(async () => ({
  default: (await import('../features/match-list/print-view.tsx')).PrintView,
}))

type Search = {
  tab?: ListTab
  match?: string
  scoreboard?: string
  view?: 'tv' | 'print'
  finish?: true
}

/** Read with the first script, so by hand. */
function readSearch({ tab, match, scoreboard, view, finish }: Record<string, unknown>): Search {
  const known = listTabs.find((each) => each === tab)
  return {
    ...(known === undefined ? {} : { tab: known }),
    ...(typeof match === 'string' ? { match } : {}),
    ...(typeof scoreboard === 'string' ? { scoreboard } : {}),
    ...(view === 'tv' || view === 'print' ? { view } : {}),
    ...(finish === true ? { finish } : {}),
  }
}

export const Route = createFileRoute('/matchlist/$eventId')({
  component: MatchListPage,
  validateSearch: readSearch,
})

function MatchListPage() {
  const t = useTexts(matchListTexts)
  const { eventId } = Route.useParams()
  const input = isUuid(eventId) ? { eventId } : 'skip'
  const event = useLiveList('events-byId', input, eventId)
  const list = useLiveList('matchLists-byEvent', input, eventId)
  const back = { label: t.back, onPress: useBack() }
  const toCalendar = (
    <Link to="/calendar/{-$locationId}" className={buttonLook()}>
      {t.toCalendar}
    </Link>
  )
  if (input === 'skip' || event.live.refusal?.code === 'event-not-found')
    return (
      <Page title={t.notFound}>
        <NoMatchList action={toCalendar} />
      </Page>
    )
  if (event.live.status === 'refused' || list.live.status === 'refused')
    return (
      <Page title={t.failed} back={back}>
        <ErrorState
          title={t.failed}
          retry={{
            label: t.tryAgain,
            onPress: event.live.status === 'refused' ? event.retry : list.retry,
          }}
        />
      </Page>
    )
  if (event.live.status === 'loading' || list.live.status === 'loading')
    return (
      <Page title={t.title} back={back} width="wide">
        <SkeletonList label={t.loading} rows={3} />
      </Page>
    )
  return <Known detail={event.live.data} list={list.live.data.matchList} />
}

function Known({ detail, list }: { detail: EventDetail; list: ListView | null }) {
  const t = useTexts(matchListTexts)
  const goBack = useBack()
  const { player } = usePlayer()
  const mayPlay = can(rolesOf(detail, player.playerId), 'event.play')
  const title = eventName({ ...detail.fields, locationName: detail.locationName })
  const back = { label: t.back, onPress: goBack }
  if (list !== null) return <Open detail={detail} list={list} title={title} mayPlay={mayPlay} />
  return (
    <Page
      title={title}
      windowTitle={`${eventWindowTitle(title, detail.fields.startDate)} · ${t.title}`}
      lead={t.title}
      back={back}
    >
      <NotOpen eventId={detail.eventId} mayPlay={mayPlay} mayOpen={detail.status === 'published'} />
    </Page>
  )
}

type OpenProps = { detail: EventDetail; list: ListView; title: string; mayPlay: boolean }

function Open({ detail, list, title, mayPlay }: OpenProps) {
  const t = useTexts(matchListTexts)
  const goBack = useBack()
  const { player } = usePlayer()
  const { tab = 'now', view, finish = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  const openMatch = useCallback(
    (match: string) => void navigate({ search: (last) => ({ ...last, match }) }),
    [navigate],
  )
  const openScoreboard = useCallback(
    (scoreboard: string) =>
      void navigate({ search: ({ match: _match, ...last }) => ({ ...last, scoreboard }) }),
    [navigate],
  )
  const scene = useListScene(list, {
    playerId: player.playerId,
    mayPlay,
    onMatch: openMatch,
    onScoreboard: openScoreboard,
  })
  const back = { label: t.back, onPress: goBack }
  const setFinishing = () => void navigate({ search: (last) => ({ ...last, finish: true }) })
  const stopFinishing = () =>
    void navigate({ search: ({ finish: _finish, ...last }) => last, replace: true })
  const closeView = () =>
    void navigate({ search: ({ view: _view, ...last }) => last, replace: true })
  const lead = `${formatInstant(list.startsAt, list.timezone)} · ${list.locationName}`
  if (view === 'print')
    return (
      <Page title={title} back={{ label: t.back, onPress: closeView }} width="wide">
        <Suspense fallback={<SkeletonList label={t.loading} />}>
          <PrintView scene={scene} lead={lead} />
        </Suspense>
      </Page>
    )
  return (
    <Page
      title={title}
      windowTitle={`${eventWindowTitle(title, detail.fields.startDate)} · ${t.title}`}
      lead={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {list.state === 'closed' ? (
            <Badge tone="cool">{t.closed}</Badge>
          ) : (
            <Badge tone="brand">{t.live}</Badge>
          )}
          <span>{formatLine(list.format)}</span>
        </span>
      }
      back={back}
      width="wide"
      actions={
        <Link
          to="/vieweditevent/$evId"
          params={{ evId: detail.eventId }}
          aria-label={t.toEvent}
          className={buttonLook({ variant: 'ghost', size: 'icon' })}
        >
          <CalendarRange aria-hidden size={21} />
        </Link>
      }
    >
      <Scores
        list={list}
        scene={scene}
        mayPlay={mayPlay}
        roles={rolesOf(detail, player.playerId)}
        onMatch={openMatch}
        onScoreboard={openScoreboard}
      />
      <MatchListScreen
        list={list}
        scene={scene}
        title={title}
        tab={tab}
        onTab={(next) =>
          void navigate({
            search: ({ tab: _tab, ...last }) => (next === 'now' ? last : { ...last, tab: next }),
            replace: true,
          })
        }
        standings={
          <Suspense fallback={<SkeletonList label={t.loading} />}>
            <StandingsTable list={list} nameOf={scene.nameOf} me={scene.number} />
          </Suspense>
        }
        bracket={
          <Suspense>
            <Bracket
              matches={list.matches}
              feeds={list.feeds}
              nameOf={scene.nameOf}
              number={scene.number}
              onMatch={openMatch}
            />
          </Suspense>
        }
        end={
          list.state === 'closed' ? (
            <Link
              to="/results/$eventId"
              params={{ eventId: detail.eventId }}
              className={`${buttonLook({ size: 'lg' })} flex-1`}
              data-step="closed"
            >
              {t.toResults}
            </Link>
          ) : (
            <Button size="lg" className="flex-1" onPress={setFinishing} data-step="close">
              {t.finish}
            </Button>
          )
        }
        onFinish={setFinishing}
        partnerIds={partnersOf(detail)}
        renderFinder={({ title: words, onAdd, onClose }) => (
          <Suspense>
            <PlayerFinder
              eventId={detail.eventId}
              title={words}
              isOpen
              onClose={onClose}
              onAdd={({ playerId }) => onAdd(playerId)}
            />
          </Suspense>
        )}
        onView={(next) => void navigate({ search: (last) => ({ ...last, view: next }) })}
      />
      {finish && mayPlay && list.state === 'open' && !scene.isEarly && (
        <Suspense>
          <FinishSheet
            eventId={detail.eventId}
            matches={list.matches}
            nameOf={scene.nameOf}
            onClose={stopFinishing}
            onDone={() =>
              void navigate({
                to: '/results/$eventId',
                params: { eventId: detail.eventId },
                replace: true,
              })
            }
          />
        </Suspense>
      )}
      {view === 'tv' && (
        <Suspense>
          <TvView scene={scene} title={title} onClose={closeView} />
        </Suspense>
      )}
    </Page>
  )
}

type ScoresProps = {
  list: ListView
  scene: ListScene
  mayPlay: boolean
  roles: readonly string[]
  onMatch: (matchId: string) => void
  onScoreboard: (matchId: string) => void
}

/** The score that the address names, or its scoreboard, and what of mine has not arrived. */
function Scores({ list, scene: { nameOf }, mayPlay, roles, onMatch, onScoreboard }: ScoresProps) {
  const { player, userId } = usePlayer()
  const { match: matchId, scoreboard: boardId } = Route.useSearch()
  const navigate = Route.useNavigate()
  // There may be no connection any more when the match begins.
  useEffect(() => void loadScoreboard().catch(() => undefined), [])
  const match = list.matches.find((each) => each.matchId === matchId)
  const board = list.matches.find((each) => each.matchId === boardId)
  const viewer = { playerId: player.playerId, userId, mayPlay, roles }
  const close = useCallback(
    () =>
      void navigate({
        search: ({ match: _match, scoreboard: _scoreboard, ...last }) => last,
        replace: true,
      }),
    [navigate],
  )
  return (
    <Suspense>
      <UnsentScores userId={userId} matches={list.matches} titleOf={whereWords} onOpen={onMatch} />
      {match !== undefined && (
        <ScoreSheet
          key={match.matchId}
          list={list}
          match={match}
          title={whereWords(match)}
          names={{ a: sideWords(match.a, nameOf), b: sideWords(match.b, nameOf) }}
          viewer={viewer}
          onClose={close}
          onScoreboard={match.state === 'planned' ? () => onScoreboard(match.matchId) : null}
        />
      )}
      {board !== undefined && isComplete(board) && (
        <Scoreboard
          key={board.matchId}
          list={list}
          match={board}
          title={whereWords(board)}
          names={{ a: board.a.map(nameOf), b: board.b.map(nameOf) }}
          viewer={viewer}
          onClose={close}
        />
      )}
    </Suspense>
  )
}

/** Teams that agreed to play this event together. */
const partnersOf = ({ roster }: EventDetail): ReadonlyMap<string, string> =>
  new Map(
    roster.flatMap(({ playerId, partnerId }) =>
      partnerId === null ? [] : [[playerId, partnerId] as const],
    ),
  )
