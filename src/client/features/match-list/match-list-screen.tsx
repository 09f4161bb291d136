// The live match list of an event: current matches, all rounds, the standings, and my own matches.
import { Suspense, type ReactNode } from 'react'
import type { MatchView } from '#contract/match-list.ts'
import { hasPlay, isWholeRound, type RoundOfList } from '#domain/match-list/rounds.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { formatByes } from './bye-words.ts'
import type { MatchListContext } from './list-scene.ts'
import type { ListTab } from './list-tab.ts'
import type { ListView } from './list-view.ts'
import { MeTab } from './me-tab.tsx'
import { NowTab } from './now-tab.tsx'
import type { OrganizerProps } from './organize/organizer.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { useListActions, type ListActions } from './use-list-actions.ts'
import { useSwap } from './use-swap.ts'

const Organizer = lazyPart(() => import('./organize/organizer.tsx'), 'Organizer')
const RoundTools = lazyPart(() => import('./round-tools.tsx'), 'RoundTools')
const MatchTools = lazyPart(() => import('./round-tools.tsx'), 'MatchTools')

type MatchListScreenProps = Pick<
  OrganizerProps,
  'title' | 'partnerIds' | 'renderFinder' | 'end' | 'onView' | 'onFinish'
> & {
  list: ListView
  scene: MatchListContext
  tab: ListTab
  onTab: (tab: ListTab) => void
  standings: ReactNode
  bracket: ReactNode
}

export function MatchListScreen({
  list,
  scene,
  tab,
  onTab,
  standings,
  bracket,
  ...organizer
}: MatchListScreenProps) {
  const t = useTexts(matchListTexts)
  const actions = useListActions(list.eventId)
  const { swap, start } = useSwap(actions)
  const mayRun = scene.mayPlay && list.state === 'open'
  const tools = mayRun ? makeTools(list, scene, actions, start) : {}
  const why = (round: number, number: number) => formatByes(list, round, number)
  const swapInCurrent = () => {
    const open = scene.rounds.filter((round) => isWholeRound(round) && !hasPlay(round))
    const [first] = open
    if (first === undefined) return
    onTab('rounds')
    start(first.round)
  }
  const tabs = [
    {
      id: 'now' as const,
      label: t.now,
      content: <NowTab scene={scene} why={why} matchTools={tools.matchTools} />,
    },
    {
      id: 'rounds' as const,
      label: t.rounds,
      content: <RoundsTab scene={scene} bracket={bracket} swap={swap} {...tools} />,
    },
    { id: 'standings' as const, label: t.standings, content: standings },
    { id: 'me' as const, label: t.me, content: <MeTab scene={scene} /> },
  ]
  return (
    <>
      {scene.mayPlay && (
        <Suspense fallback={<div className="hidden h-13 sm:block" />}>
          <Organizer
            {...organizer}
            list={list}
            scene={scene}
            actions={actions}
            onSwap={swapInCurrent}
          />
        </Suspense>
      )}
      <Tabs label={t.tabs} tabs={tabs} value={tab} onChange={onTab} />
    </>
  )
}

type Tools = {
  roundTools?: (round: RoundOfList<MatchView>) => ReactNode
  matchTools?: (match: MatchView) => ReactNode
}

function makeTools(
  list: ListView,
  { onScoreboard }: MatchListContext,
  actions: ListActions,
  startSwap: (round: number) => void,
): Tools {
  const isDivision = list.tournamentId !== null
  const roundTools: NonNullable<Tools['roundTools']> = ({ round }) => (
    <Suspense>
      <RoundTools
        round={round}
        onSwap={() => startSwap(round)}
        onDrop={() => void drop(actions, round)}
      />
    </Suspense>
  )
  return {
    ...(isDivision ? {} : { roundTools }),
    matchTools: (match) => (
      <Suspense>
        <MatchTools
          match={match}
          courts={isDivision ? [] : list.courts}
          onMove={(court) => void actions.moveMatch(match.matchId, court)}
          onScoreboard={onScoreboard === null ? null : () => onScoreboard(match.matchId)}
        />
      </Suspense>
    ),
  }
}

async function drop(actions: ListActions, round: number): Promise<void> {
  const t = pick(organizeTexts)
  if (
    await confirmUser({
      title: t.dropTitle({ n: round }),
      text: t.dropText,
      confirm: t.dropRound,
      isDanger: true,
    })
  )
    await actions.dropRound(round)
}
