import { useEffect, useRef, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { isContested } from '#domain/match/match.ts'
import { eveningTexts } from '#words/en/match-list/evening.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { MatchStateLabel } from '../court-card.tsx'
import type { MatchListContext } from '../list-scene.ts'
import { formatGames } from '../list-view.ts'
import { matchAction } from '../match-action.ts'
import { findRunning, formatRunningGames, formatRunningState } from '../running/running-scores.ts'
import { KeyHint } from './key-hint.tsx'

type EveningCourtProps = {
  match: MatchView
  scene: MatchListContext
  minutes: number | null
  isLate: boolean
  isOpen: boolean
  score: ReactNode
  tools: ReactNode
  onOpen: () => void
}

export function EveningCourt(props: EveningCourtProps) {
  const { match, minutes, isLate, isOpen, score } = props
  const t = useTexts(matchListTexts)
  const box = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Restores the focus that closing the score form loses.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const isDone = isPlayed(match)
  const state = isDone ? 'done' : isLate ? 'late' : minutes === null ? 'planned' : 'on'
  return (
    <li
      ref={box}
      data-court={match.court ?? ''}
      data-state={state}
      className={clsx(
        '@container flex flex-col gap-3 rounded-2xl border bg-card p-3 shadow-card',
        state === 'late' ? 'border-2' : 'border-line',
      )}
      style={state === 'late' ? { borderColor: 'var(--color-warm)' } : {}}
    >
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 className="text-lg font-bold">
          {match.court === null ? t.noCourt : t.court({ n: match.court })}
        </h3>
        {!isOpen && <CourtState {...props} />}
      </div>
      {isOpen ? (
        score
      ) : (
        <>
          <CourtPicture {...props} />
          <CourtFoot {...props} />
        </>
      )}
    </li>
  )
}

function CourtState({ match, scene, minutes, isLate }: EveningCourtProps) {
  const t = useTexts(eveningTexts)
  const words = useTexts(matchListTexts)
  if (match.state === 'reported' || match.state === 'disputed' || isContested(match))
    return <MatchStateLabel match={match} scene={scene} />
  if (isPlayed(match)) return <Badge>{t.free}</Badge>
  const running = findRunning(scene.running, match)
  const live = running === null ? null : formatRunningState(running, scene.list.format)
  if (minutes === null || live === words.notSent)
    return live === null ? null : <Badge>{live}</Badge>
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {live !== null && <Badge tone="brand">{words.live}</Badge>}
      {isLate ? (
        <Badge tone="warm">{t.wantsScore}</Badge>
      ) : (
        <Badge tone="brand">
          <Clock aria-hidden size={16} />
          {t.minutes({ n: minutes })}
        </Badge>
      )}
    </span>
  )
}

/** Inline colors, because CSS for this court would load on every phone. */
const green = 'light-dark(#0b7a55, #0d5a42)'
const line = '#ffffff70'
const courtLook = {
  gridTemplateColumns: '1fr auto 1fr',
  minHeight: '6.5rem',
  border: '3px solid #ffffffd0',
  outline: '1px solid var(--color-line)',
  color: '#fff',
  background: `linear-gradient(90deg, #0000 33%, ${line} 33% 34%, #0000 34% 66%, ${line} 66% 67%, #0000 67%), ${green}`,
}
const scoreLook = { background: '#fff', color: '#08402d' }

function CourtPicture({ match, scene }: EveningCourtProps) {
  const t = useTexts(matchListTexts)
  const running = findRunning(scene.running, match)
  const score =
    running === null ? formatGames(match) : formatRunningGames(running, scene.list.format)
  const hasScore = score !== ''
  return (
    <div className="grid items-center rounded-xl" style={courtLook}>
      <Half side={match.a} scene={scene} />
      <b
        className="rounded-lg px-2 text-center tabular-nums"
        style={hasScore ? scoreLook : { background: green }}
      >
        {hasScore ? score : t.versus}
      </b>
      <Half side={match.b} scene={scene} isRight />
    </div>
  )
}

function Half({
  side,
  scene: { nameOf, number },
  isRight = false,
}: {
  side: readonly number[]
  scene: MatchListContext
  isRight?: boolean
}) {
  return (
    <p
      className={clsx(
        'flex min-w-0 flex-col gap-3 px-1 py-2 text-xs leading-tight font-semibold wrap-anywhere @sm:px-2 @sm:text-base',
        isRight && 'text-right',
      )}
    >
      {side.map((each) => (
        <span key={each} className={clsx(each === number && 'rounded bg-ball px-1 text-on-ball')}>
          {nameOf(each)}
        </span>
      ))}
    </p>
  )
}

function CourtFoot({ match, scene, isLate, tools, onOpen }: EveningCourtProps) {
  const t = useTexts(matchListTexts)
  const action = matchAction(match, scene)
  if (action === null) return null
  const words = {
    enter: t.enterScore,
    confirm: t.confirmScore,
    decide: t.decideScore,
    see: t.seeScore,
  }[action]
  const variant = isLate ? 'primary' : action === 'see' ? 'plain' : 'soft'
  return (
    <div className="flex items-center gap-2">
      <Button
        variant={action === 'decide' ? 'danger' : variant}
        className="flex-1"
        onPress={onOpen}
      >
        {words}
        <span className="sr-only">
          {t.ofMatch({ names: [...match.a, ...match.b].map(scene.nameOf).join(', ') })}
        </span>
        {match.court !== null && match.court < 10 && <KeyHint name={String(match.court)} />}
      </Button>
      {tools}
    </div>
  )
}
