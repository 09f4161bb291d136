// The evening board: everything an organizer needs during play on one wide screen without tabs.
// From 1,280 px the standings have their own column; below, they share the side with the next
// round. Decision 084.
import { Suspense, useState, type ReactNode } from 'react'
import { ListChecks } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { currentRound, hasPlay, isWholeRound, type RoundOfList } from '#domain/match-list/rounds.ts'
import { isComplete } from '#domain/match/match-acts.ts'
import { plansOneRound } from '#domain/schedule/plan-rounds.ts'
import { eveningTexts } from '#words/en/match-list/evening.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useWindow } from '../../../device/use-window.ts'
import { hasSidePane } from '../../../device/wide-window.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { formatByes } from '../bye-words.ts'
import type { MatchListContext } from '../list-scene.ts'
import { formatRoundCount, type ListView } from '../list-view.ts'
import { Organizer, type OrganizerProps } from '../organize/organizer.tsx'
import { MatchTools } from '../round-tools.tsx'
import { useListActions, type ListActions } from '../use-list-actions.ts'
import { useSwap } from '../use-swap.ts'
import { EveningBar } from './evening-bar.tsx'
import { EveningBench } from './evening-bench.tsx'
import { EveningCourt } from './evening-court.tsx'
import { EveningFacts } from './evening-facts.tsx'
import { NextRound } from './next-round.tsx'
import { usePace } from './use-pace.ts'

type WideEveningProps = Omit<OrganizerProps, 'actions' | 'onSwap' | 'renderBar'> & {
  list: ListView
  scene: MatchListContext
  standings: ReactNode
  openId: string | undefined
  renderScore: (match: MatchView) => ReactNode
  onCloseScore: () => void
}

type Round = RoundOfList<MatchView>

const courtGrid = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' }

export function WideEvening(props: WideEveningProps) {
  const { list, scene, standings, openId, renderScore, onCloseScore, onView, ...organizer } = props
  const t = useTexts(eveningTexts)
  const actions = useListActions(list.eventId)
  const hasRoom = useWindow(hasSidePane)
  const pace = usePace(scene)
  const { shown, current, turn } = useShownRound(scene, openId, onCloseScore)
  const next = useNextRound(scene, shown, actions)
  const nextRound = <Coming {...next} scene={scene} shown={shown} />
  return (
    <div className="flex flex-col gap-4">
      <Organizer
        {...organizer}
        list={list}
        scene={scene}
        actions={actions}
        onView={onView}
        onSwap={next.startHere}
        renderBar={({ onTool, ...bar }) => (
          <>
            <EveningBar
              {...bar}
              onTv={() => onView('tv')}
              onWalkIn={() => onTool('add')}
              onCourt={(court) => openCourt(scene, shown, court)}
              onNext={() => {
                if (current !== null && shown !== current) return turn(current.round)
                openFirst(scene, current)
              }}
            />
            <EveningFacts
              list={list}
              scene={scene}
              shown={shown}
              endsAt={pace.endsAt}
              onRound={turn}
            />
            <Courts {...{ list, scene, shown, current, pace, openId, renderScore, actions }} />
            <EveningBench
              list={list}
              scene={scene}
              shown={shown}
              why={(round, number) => formatByes(list, round, number)}
              mayMark={!scene.isEarly}
              onHere={(number) => void actions.setPresence([number], 'here')}
              onWalkIn={() => onTool('add')}
            />
          </>
        )}
      />
      {hasRoom && nextRound}
      <aside aria-label={t.side} className="wide-side">
        {hasRoom ? (
          <>
            <h2>{t.standings}</h2>
            {standings}
          </>
        ) : (
          <SideTabs standings={standings} next={nextRound} />
        )}
      </aside>
    </div>
  )
}

function SideTabs({ standings, next }: { standings: ReactNode; next: ReactNode }) {
  const t = useTexts(eveningTexts)
  const [tab, setTab] = useState<'standings' | 'next'>('standings')
  return (
    <Tabs
      label={t.side}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'standings', label: t.standings, content: standings },
        { id: 'next', label: t.tabNext, content: next },
      ]}
    />
  )
}

function useShownRound(
  scene: MatchListContext,
  openId: string | undefined,
  onCloseScore: () => void,
) {
  const [turned, setTurned] = useState<{ to: number; at: number | null } | null>(null)
  const whole = scene.rounds.filter(isWholeRound)
  const current = currentRound(scene.rounds)
  const ofOpen = whole.find(({ matches }) => matches.some(({ matchId }) => matchId === openId))
  const ofTurn =
    turned !== null && turned.at === (current?.round ?? null)
      ? whole.find(({ round }) => round === turned.to)
      : undefined
  const shown = ofOpen ?? ofTurn ?? current ?? whole.at(-1) ?? null
  return {
    shown,
    current,
    turn: (to: number) => {
      if (openId !== undefined) onCloseScore()
      setTurned({ to, at: current?.round ?? null })
    },
  }
}

function useNextRound(scene: MatchListContext, shown: Round | null, actions: ListActions) {
  const { swap, start } = useSwap(actions)
  const [isHere, setHere] = useState(false)
  const whole = scene.rounds.filter(isWholeRound)
  const follows = whole.find(({ round }) => shown !== null && round > shown.round) ?? null
  const round = isHere && shown !== null && !hasPlay(shown) ? shown : follows
  const picked = swap !== null && swap.round === round?.round ? swap.picked : null
  return {
    round: round === null || hasPlay(round) ? null : round,
    picked,
    onPick: (number: number) => {
      if (round === null) return
      if (swap !== null && swap.round === round.round) swap.onPick(number)
      else start(round.round, number)
    },
    onSwap: (number: number, withNumber: number) =>
      round !== null && void actions.swap(round.round, number, withNumber),
    startHere: () => setHere((last) => !last),
  }
}

type ComingProps = ReturnType<typeof useNextRound> & {
  scene: MatchListContext
  shown: Round | null
}

function Coming({ round, picked, onPick, onSwap, scene, shown }: ComingProps) {
  const t = useTexts(eveningTexts)
  if (shown === null) return null
  if (round === null)
    return (
      <p className="text-muted">
        {plansOneRound(scene.list.format.format) && shown.round < scene.list.format.rounds
          ? t.afterThis
          : t.lastRound}
      </p>
    )
  return (
    <NextRound
      round={round}
      isCurrent={round === shown}
      nameOf={scene.nameOf}
      me={scene.number}
      swap={{ picked, onPick }}
      onSwap={onSwap}
    />
  )
}

type CourtsProps = Pick<WideEveningProps, 'list' | 'scene' | 'openId' | 'renderScore'> & {
  shown: Round | null
  current: Round | null
  pace: ReturnType<typeof usePace>
  actions: ListActions
}

function Courts({ list, scene, shown, current, pace, openId, renderScore, actions }: CourtsProps) {
  const t = useTexts(eveningTexts)
  const words = useTexts(matchListTexts)
  if (shown === null)
    return <EmptyState icon={ListChecks} title={words.noRounds} text={words.noRoundsYours} />
  const minutes = Math.floor((pace.now - pace.since) / 60_000)
  const { onMatch, onScoreboard } = scene
  return (
    <section aria-label={t.courts}>
      <h2 className="sr-only">{formatRoundCount(list, shown)}</h2>
      <ul className="grid items-start gap-3" style={courtGrid}>
        {shown.matches.map((match) => (
          <EveningCourt
            key={match.court ?? match.matchId}
            match={match}
            scene={scene}
            minutes={shown === current && !scene.isEarly ? minutes : null}
            isLate={shown === current && !isPlayed(match) && minutes > pace.roundMinutes}
            isOpen={match.matchId === openId}
            score={renderScore(match)}
            tools={
              <Suspense>
                <MatchTools
                  match={match}
                  courts={list.courts}
                  onMove={(court) => void actions.moveMatch(match.matchId, court)}
                  onScoreboard={onScoreboard === null ? null : () => onScoreboard(match.matchId)}
                />
              </Suspense>
            }
            onOpen={() => onMatch?.(match.matchId)}
          />
        ))}
      </ul>
    </section>
  )
}

function openCourt({ onMatch }: MatchListContext, shown: Round | null, court: number): void {
  const match = shown?.matches.find((each) => each.court === court)
  if (match !== undefined) onMatch?.(match.matchId)
}

function openFirst({ onMatch }: MatchListContext, round: Round | null): void {
  const match = round?.matches.find((each) => !isPlayed(each) && isComplete(each))
  if (match !== undefined) onMatch?.(match.matchId)
}
