// One court of a round: its number, players and score, and the one action the viewer has.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import type { MatchView } from '#contract/match-list.ts'
import { isOnCourt } from '#domain/match-list/rounds.ts'
import { isContested } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { MatchListContext } from './list-scene.ts'
import { matchAction } from './match-action.ts'
import { MatchSides } from './match-sides.tsx'
import { findRunning, formatRunningState } from './running/running-scores.ts'
import type { SwapMode } from './swap-mode.tsx'

type CourtCardProps = {
  match: MatchView
  scene: MatchListContext
  label?: string
  tools?: ReactNode
  swap?: SwapMode | null
}

export function CourtCard({ match, scene, label, tools, swap = null }: CourtCardProps) {
  const { nameOf, number } = scene
  const isMine = number !== null && [...match.a, ...match.b].includes(number)
  return (
    <li
      data-court={match.court ?? ''}
      className={clsx(
        'relative flex overflow-hidden rounded-2xl border bg-card shadow-card',
        isMine ? 'border-2 border-brand' : 'border-line',
      )}
    >
      <CourtMark court={match.court} isStrong={isMine} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
        {label !== undefined && <p className="text-sm text-muted">{label}</p>}
        <MatchSides
          match={match}
          nameOf={nameOf}
          number={number}
          swap={swap}
          running={findRunning(scene.running, match)}
          rule={scene.list.format}
        />
        {swap === null && <CardFoot match={match} scene={scene} tools={tools} />}
      </div>
    </li>
  )
}

function CourtMark({ court, isStrong }: { court: number | null; isStrong: boolean }) {
  const t = useTexts(matchListTexts)
  return (
    <div
      className={clsx(
        'flex w-18 shrink-0 flex-col items-center justify-center p-1 text-center',
        isStrong ? 'bg-brand text-on-brand' : 'bg-soft text-brand',
      )}
    >
      {court === null ? (
        <span className="text-xs leading-tight font-semibold">{t.noCourt}</span>
      ) : (
        <>
          <span className="text-xs font-semibold">{t.courtWord}</span>
          <span className="font-display text-3xl leading-none font-extrabold tabular-nums">
            {court}
          </span>
        </>
      )}
    </div>
  )
}

function CardFoot({
  match,
  scene,
  tools,
}: {
  match: MatchView
  scene: MatchListContext
  tools: ReactNode
}) {
  const { onMatch } = scene
  const action = matchAction(match, scene)
  const hasButton = action !== null && onMatch !== null
  const state = <MatchStateLabel match={match} scene={scene} />
  if (!hasButton && tools === undefined) return <div className="empty:hidden">{state}</div>
  return (
    <div className="flex items-center gap-2">
      <div className="flex min-w-0 flex-1">{state}</div>
      {hasButton && (
        <ScoreButton
          match={match}
          action={action}
          onPress={() => onMatch(match.matchId)}
          scene={scene}
        />
      )}
      {tools}
    </div>
  )
}

const variants = { enter: 'soft', confirm: 'primary', decide: 'danger', see: 'plain' } as const

/** The accessible name includes the players, or every button on the screen would sound the same. */
function ScoreButton({
  match,
  action,
  onPress,
  scene: { nameOf },
}: {
  match: MatchView
  action: keyof typeof variants
  onPress: () => void
  scene: MatchListContext
}) {
  const t = useTexts(matchListTexts)
  const words = {
    enter: t.enterScore,
    confirm: t.confirmScore,
    decide: t.decideScore,
    see: t.seeScore,
  }[action]
  return (
    <Button variant={variants[action]} size="sm" onPress={onPress}>
      {words}
      <span className="sr-only">
        {t.ofMatch({ names: [...match.a, ...match.b].map(nameOf).join(', ') })}
      </span>
    </Button>
  )
}

export function MatchStateLabel({ match, scene }: { match: MatchView; scene: MatchListContext }) {
  const t = useTexts(matchListTexts)
  const running = findRunning(scene.running, match)
  if (running !== null)
    return <Badge tone="brand">{formatRunningState(running, scene.list.format, true)}</Badge>
  if (match.state === 'disputed' || isContested(match))
    return <Badge tone="bad">{t.disputed}</Badge>
  if (match.walkover) return <Badge>{t.walkover}</Badge>
  if (match.state === 'reported') return <Badge tone="warm">{t.unconfirmed}</Badge>
  return isOnCourt(match, scene.rounds, scene.list.courts) ? (
    <span className="sr-only">{t.onCourt}</span>
  ) : null
}
