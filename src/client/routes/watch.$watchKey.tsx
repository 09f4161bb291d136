// /watch/{watchKey}: the match list or the live queue of an event for anyone with the public link,
// without an account. `?view=tv` for a TV.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { MonitorPlay, Printer } from 'lucide-react'
import { isWatchKey } from '#domain/match-list/match-list.ts'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { ConnectionBanner } from '../app/connection-banner.tsx'
import { LeadWithDay } from '../app/lead-with-day.tsx'
import { LinkFrame } from '../app/link/link-frame.tsx'
import { LinkState } from '../app/link/link-state.tsx'
import { formatByes } from '../features/match-list/bye-words.ts'
import { useMatchListContext, type MatchListContext } from '../features/match-list/list-scene.ts'
import type { WatchedList } from '../features/match-list/list-view.ts'
import { NowTab } from '../features/match-list/now-tab.tsx'
import { RoundsTab } from '../features/match-list/rounds-tab.tsx'
import { useRunningScores } from '../features/match-list/running/running-scores.ts'
import { eventName } from '../i18n/event-name.ts'
import { formatLine } from '../i18n/format-line.ts'
import { formatInstant } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { useLive } from '../net/use-live.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

const TvView = lazyPart(() => import('../features/match-list/tv-view.tsx'), 'TvView')
const QueueLink = lazyPart(() => import('./-queue/queue-link.tsx'), 'QueueLink')
const PrintView = lazyPart(() => import('../features/match-list/print-view.tsx'), 'PrintView')

const Bracket = lazyPart(() => import('../features/bracket/bracket.tsx'), 'Bracket')
const StandingsTable = lazyPart(
  () => import('../features/result/standings-table.tsx'),
  'StandingsTable',
)

const banner = <ConnectionBanner userId={null} />

const watchTabs = ['now', 'rounds', 'standings'] as const
type WatchTab = (typeof watchTabs)[number]
type Search = { tab?: WatchTab; view?: 'tv' | 'print' }

function readSearch({ tab, view }: Record<string, unknown>): Search {
  const known = watchTabs.find((each) => each === tab)
  return {
    ...(known === undefined ? {} : { tab: known }),
    ...(view === 'tv' || view === 'print' ? { view } : {}),
  }
}

export const Route = createFileRoute('/watch/$watchKey')({
  component: WatchPage,
  validateSearch: keepSearch,
})

/** The key of a live queue is longer. */
function WatchPage() {
  const { watchKey } = Route.useParams()
  const { view } = readSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  if (findIdInKey(watchKey) === null) return <MatchListLink watchKey={watchKey} />
  return (
    <Suspense>
      <QueueLink
        queueKey={watchKey}
        isTv={view === 'tv'}
        onTv={(isTv) => void navigate({ search: isTv ? { view: 'tv' } : {}, replace: !isTv })}
      />
    </Suspense>
  )
}

function MatchListLink({ watchKey }: { watchKey: string }) {
  const t = useTexts(matchListTexts)
  const { live, retry } = useLiveList(
    'matchLists-watch',
    isWatchKey(watchKey) ? { watchKey } : 'skip',
    watchKey,
  )
  const isDead = !isWatchKey(watchKey) || live.refusal?.code === 'match-list-not-found'
  if (isDead || live.status !== 'ready')
    return (
      <LinkState
        is={isDead ? 'dead' : live.status === 'refused' ? 'failed' : 'loading'}
        words={{
          title: t.watching,
          loading: t.loading,
          failed: t.failed,
          dead: t.linkDead,
          deadText: t.linkDeadText,
          about: t.openApp,
        }}
        onRetry={retry}
        banner={banner}
      />
    )
  return <Watched list={live.data.matchList} watchKey={watchKey} />
}

function Watched({ list, watchKey }: { list: WatchedList; watchKey: string }) {
  const t = useTexts(matchListTexts)
  const { tab = 'now', view } = readSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const scene = useMatchListContext(list, {
    playerId: null,
    mayPlay: false,
    onMatch: null,
    onScoreboard: null,
    running: useRunningScores(useLive('runningScores-watch', { watchKey })),
  })
  const title = eventName(list)
  const lead = `${formatInstant(list.startsAt, list.timezone)} · ${list.locationName}`
  const show = (next: 'tv' | 'print' | null) =>
    void navigate({
      search: ({ view: _view, ...last }) => (next === null ? last : { ...last, view: next }),
      replace: next === null,
    })
  if (view === 'tv')
    return (
      <Suspense>
        <TvView scene={scene} title={title} onClose={() => show(null)} />
      </Suspense>
    )
  if (view === 'print')
    return (
      <LinkFrame banner={banner}>
        <Page title={title} back={{ onPress: () => show(null) }} width="wide">
          <Suspense fallback={<SkeletonList label={t.loading} />}>
            <PrintView scene={scene} lead={lead} />
          </Suspense>
        </Page>
      </LinkFrame>
    )
  const actions = (
    <>
      <IconButton icon={MonitorPlay} label={t.tv} onPress={() => show('tv')} />
      <IconButton icon={Printer} label={t.print} onPress={() => show('print')} />
    </>
  )
  return (
    <LinkFrame banner={banner}>
      <Page
        title={title}
        lead={
          <LeadWithDay dayStatus={list.dayStatus} text={`${lead} · ${formatLine(list.format)}`} />
        }
        width="wide"
        actions={actions}
      >
        <WatchTabs
          scene={scene}
          tab={tab}
          onTab={(next) =>
            void navigate({ search: next === 'now' ? {} : { tab: next }, replace: true })
          }
        />
      </Page>
    </LinkFrame>
  )
}

function WatchTabs({
  scene,
  tab,
  onTab,
}: {
  scene: MatchListContext
  tab: WatchTab
  onTab: (tab: WatchTab) => void
}) {
  const t = useTexts(matchListTexts)
  const { list, nameOf } = scene
  const tabs = [
    {
      id: 'now' as const,
      label: t.now,
      content: (
        <NowTab scene={scene} why={(round, number) => formatByes(scene.list, round, number)} />
      ),
    },
    {
      id: 'rounds' as const,
      label: t.rounds,
      content: (
        <RoundsTab
          scene={scene}
          bracket={
            <Suspense>
              <Bracket
                matches={list.matches}
                feeds={list.feeds}
                nameOf={nameOf}
                number={null}
                onMatch={null}
              />
            </Suspense>
          }
          swap={null}
        />
      ),
    },
    {
      id: 'standings' as const,
      label: t.standings,
      content: (
        <Suspense fallback={<SkeletonList label={t.loading} />}>
          <StandingsTable list={list} nameOf={nameOf} me={null} />
        </Suspense>
      ),
    },
  ]
  return <Tabs label={t.tabs} tabs={tabs} value={tab} onChange={onTab} />
}
