// All rounds with courts and scores, and their fairness in words.
import { useDeferredValue, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { ListChecks } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import {
  currentRound,
  hasPlay,
  isOnCourt,
  isRoundOver,
  isWholeRound,
  type RoundOfList,
} from '#domain/match-list/rounds.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CourtCard } from './court-card.tsx'
import { FairnessLine } from './fairness-line.tsx'
import type { MatchListContext } from './list-scene.ts'
import { formatRound } from './list-view.ts'
import { courtGrid } from './now-tab.tsx'
import { SwapHint, SwapName, type SwapMode } from './swap-mode.tsx'

const roundsAtOnce = 2

type RoundsTabProps = {
  scene: MatchListContext
  bracket: ReactNode
  swap: SwapMode | null
  roundTools?: (round: RoundOfList<MatchView>) => ReactNode
  matchTools?: ((match: MatchView) => ReactNode) | undefined
}

export function RoundsTab({ scene, bracket, swap, roundTools, matchTools }: RoundsTabProps) {
  const t = useTexts(matchListTexts)
  const whole = scene.rounds.filter(isWholeRound)
  const current = currentRound(scene.rounds)
  // An evening has forty matches: those below the fold render after the tab is visibly open.
  const isWhole = useDeferredValue(true, false)
  if (scene.list.matches.length === 0)
    return (
      <EmptyState
        icon={ListChecks}
        title={t.noRounds}
        text={scene.mayPlay ? t.noRoundsYours : t.noRoundsText}
      />
    )
  return (
    <div className="flex flex-col gap-6">
      {whole.length > 0 && <FairnessLine rounds={whole} how={scene.list} />}
      {bracket}
      {whole.slice(0, isWhole ? undefined : roundsAtOnce).map((round) => (
        <OneRound
          key={round.round}
          round={round}
          scene={scene}
          isOn={
            round === current &&
            round.matches.some((match) => isOnCourt(match, scene.rounds, scene.list.courts))
          }
          swap={swap?.round === round.round ? swap : null}
          tools={roundTools !== undefined && !hasPlay(round) && roundTools(round)}
          matchTools={matchTools}
        />
      ))}
    </div>
  )
}

type OneRoundProps = {
  round: RoundOfList<MatchView>
  scene: MatchListContext
  isOn: boolean
  swap: SwapMode | null
  tools: ReactNode
  matchTools: RoundsTabProps['matchTools']
}

function OneRound({ round, scene, isOn, swap, tools, matchTools }: OneRoundProps) {
  const t = useTexts(matchListTexts)
  return (
    <section aria-label={formatRound(round)} className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center gap-2">
        <h2>{formatRound(round)}</h2>
        {isOn ? (
          <Badge tone="solid">{t.onCourt}</Badge>
        ) : isRoundOver(round) ? (
          <Badge>{t.done}</Badge>
        ) : (
          <Badge tone="brand">{t.planned}</Badge>
        )}
        <span className="flex-1" />
        {tools}
      </div>
      {swap !== null && <SwapHint swap={swap} nameOf={scene.nameOf} />}
      <ul className={courtGrid}>
        {round.matches.map((match) => (
          <CourtCard
            key={match.matchId}
            match={match}
            scene={scene}
            {...(match.pool === null ? {} : { label: t.pool({ n: match.pool }) })}
            swap={swap}
            tools={matchTools?.(match)}
          />
        ))}
      </ul>
      {round.byes.length > 0 && <Byes byes={round.byes} scene={scene} swap={swap} />}
    </section>
  )
}

function Byes({
  byes,
  scene: { nameOf, number },
  swap,
}: {
  byes: readonly number[]
  scene: MatchListContext
  swap: SwapMode | null
}) {
  const t = useTexts(matchListTexts)
  if (swap !== null)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{t.sitsOut}</span>
        {byes.map((each) => (
          <SwapName key={each} number={each} name={nameOf(each)} swap={swap} />
        ))}
      </div>
    )
  return (
    <p className="px-1 text-muted">
      <span className="mr-1">{t.sitOut({ n: byes.length })}</span>
      {byes.map((each) => (
        <span
          key={each}
          className={clsx(
            'mr-2',
            each === number ? 'font-bold text-brand' : 'font-semibold text-fg',
          )}
        >
          {nameOf(each)}
        </span>
      ))}
    </p>
  )
}
