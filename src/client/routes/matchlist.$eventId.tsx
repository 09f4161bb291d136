// /matchlist/{eventId}: the evening of an event, live. `?tab=` selects a part; `?match=` opens a
// score, `?scoreboard=` the scoreboard, `?view=tv` and `?view=print` the TV and print views,
// `?finish` a preview of finishing now. In a wide window organizers get the evening board instead
// of tabs (decision 084).
import { Suspense, useMemo } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { can } from '#domain/access/capabilities.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useNow } from '../device/today.ts'
import { useWindow } from '../device/use-window.ts'
import { hasEveningBoard } from '../device/wide-window.ts'
import { fitsEvening } from '../features/match-list/fits-evening.ts'
import { useMatchListContext } from '../features/match-list/list-scene.ts'
import { listTabs, type ListTab } from '../features/match-list/list-tab.ts'
import type { ListView } from '../features/match-list/list-view.ts'
import { NoMatchList } from '../features/match-list/not-open.tsx'
import { useRunningScores } from '../features/match-list/running/running-scores.ts'
import { eventName, eventWindowTitle } from '../i18n/event-name.ts'
import { formatLine } from '../i18n/format-line.ts'
import { formatInstant } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { useLive } from '../net/use-live.ts'
import { DayChip } from '../parts/day-status/day-chip.tsx'
import type { EventDetail } from '../parts/event/event-detail.ts'
import { getEventRoles } from '../parts/event/event-roles.ts'
import { usePlayer } from '../session/use-me.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ListBody } from './-match-list/list-body.tsx'

const TvView = lazyPart(() => import('../features/match-list/tv-view.tsx'), 'TvView')
const FinishSheet = lazyPart(() => import('../features/result/finish-sheet.tsx'), 'FinishSheet')
const MatchListLinks = lazyPart(
  () => import('./-match-list/match-list-links.tsx'),
  'MatchListLinks',
)
const NoList = lazyPart(() => import('./-match-list/no-list.tsx'), 'NoList')
const PrintView = lazyPart(() => import('../features/match-list/print-view.tsx'), 'PrintView')

type Search = {
  tab?: ListTab
  match?: string
  scoreboard?: string
  view?: 'tv' | 'print'
  finish?: true
}

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
  validateSearch: keepSearch,
})

function MatchListPage() {
  const t = useTexts(matchListTexts)
  const { eventId } = Route.useParams()
  const input = isUuid(eventId) ? { eventId } : 'skip'
  const event = useLiveList('events-byId', input, eventId)
  const list = useLiveList('matchLists-byEvent', input, eventId)
  const back = { onPress: useBack() }
  const toCalendar = (
    <Link to="/calendar/{-$locationId}" className={buttonClasses()}>
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
          onRetry={event.live.status === 'refused' ? event.retry : list.retry}
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
  const now = useNow()
  const mayPlay = can(getEventRoles(detail, player.playerId), 'event.play')
  const title = eventName({ ...detail.fields, locationName: detail.locationName })
  const back = { onPress: goBack }
  if (list !== null) return <Open detail={detail} list={list} title={title} mayPlay={mayPlay} />
  return (
    <Page
      title={title}
      windowTitle={`${eventWindowTitle(title, detail.fields.startDate)} · ${t.title}`}
      lead={t.title}
      back={back}
    >
      <Suspense fallback={<SkeletonList label={t.loading} rows={3} />}>
        <NoList
          eventId={detail.eventId}
          mayPlay={mayPlay}
          mayOpen={detail.status === 'published'}
          isPast={now >= Date.parse(detail.endsAt)}
        />
      </Suspense>
    </Page>
  )
}

type OpenProps = { detail: EventDetail; list: ListView; title: string; mayPlay: boolean }

function Open({ detail, list, title, mayPlay }: OpenProps) {
  const t = useTexts(matchListTexts)
  const goBack = useBack()
  const { player } = usePlayer()
  const search = readSearch(Route.useSearch())
  const { view, finish = false } = search
  const to = useAddress()
  const scene = useMatchListContext(list, {
    playerId: player.playerId,
    mayPlay,
    onMatch: to.match,
    onScoreboard: to.scoreboard,
    running: useRunningScores(useLive('runningScores-byEvent', { eventId: detail.eventId })),
  })
  const isEvening = useWindow(hasEveningBoard) && mayPlay && fitsEvening(list)
  const lead = `${formatInstant(list.startsAt, list.timezone)} · ${list.locationName}`
  if (view === 'print')
    return (
      <Page title={title} back={{ onPress: to.noView }} width="wide">
        <Suspense fallback={<SkeletonList label={t.loading} />}>
          <PrintView scene={scene} lead={lead} />
        </Suspense>
      </Page>
    )
  return (
    <div className={isEvening ? 'wide-full' : 'contents'}>
      <Page
        title={title}
        windowTitle={`${eventWindowTitle(title, detail.fields.startDate)} · ${t.title}`}
        lead={<Lead list={list} />}
        back={{ onPress: goBack }}
        width="wide"
        actions={
          <Suspense fallback={<span className="size-11" />}>
            <MatchListLinks detail={detail} list={list} title={title} mayPlay={mayPlay} />
          </Suspense>
        }
      >
        <ListBody
          detail={detail}
          list={list}
          scene={scene}
          title={title}
          search={search}
          to={to}
          isEvening={isEvening}
        />
        {finish && mayPlay && list.state === 'open' && !scene.isEarly && (
          <Suspense>
            <FinishSheet
              eventId={detail.eventId}
              matches={list.matches}
              nameOf={scene.nameOf}
              onClose={to.noFinish}
              onDone={() => to.results(detail.eventId)}
            />
          </Suspense>
        )}
        {view === 'tv' && (
          <Suspense>
            <TvView scene={scene} title={title} onClose={to.noView} />
          </Suspense>
        )}
      </Page>
    </div>
  )
}

function useAddress() {
  const navigate = Route.useNavigate()
  return useMemo(
    () => ({
      match: (match: string) => void navigate({ search: (last) => ({ ...last, match }) }),
      scoreboard: (scoreboard: string) =>
        void navigate({ search: ({ match: _match, ...last }) => ({ ...last, scoreboard }) }),
      noScore: () =>
        void navigate({
          search: ({ match: _match, scoreboard: _scoreboard, ...last }) => last,
          replace: true,
        }),
      tab: (tab: ListTab) =>
        void navigate({
          search: ({ tab: _tab, ...last }) => (tab === 'now' ? last : { ...last, tab }),
          replace: true,
        }),
      view: (view: 'tv' | 'print') => void navigate({ search: (last) => ({ ...last, view }) }),
      noView: () => void navigate({ search: ({ view: _view, ...last }) => last, replace: true }),
      finish: () => void navigate({ search: (last) => ({ ...last, finish: true }) }),
      noFinish: () =>
        void navigate({ search: ({ finish: _finish, ...last }) => last, replace: true }),
      results: (eventId: string) =>
        void navigate({ to: '/results/$eventId', params: { eventId }, replace: true }),
    }),
    [navigate],
  )
}

function Lead({ list: { state, format, dayStatus } }: { list: ListView }) {
  const t = useTexts(matchListTexts)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {state === 'closed' ? (
        <Badge tone="cool">{t.closed}</Badge>
      ) : (
        <Badge tone="brand">{t.live}</Badge>
      )}
      {dayStatus !== null && <DayChip status={dayStatus} />}
      <span>{formatLine(format)}</span>
    </span>
  )
}
