// The scoreboard at the court: a match rally by rally on one phone, stored on the device and usable
// offline. It covers the window in any orientation and keeps the display on.
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { SlidersHorizontal, Undo2, X } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { matchActs, reportedSide, sideOfPlayer } from '#domain/match/match-acts.ts'
import type { Side } from '#domain/match/match.ts'
import type { ScoreboardState, ScoreboardRule, ScoreboardStep } from '#domain/match/rally.ts'
import { scoreboardTexts } from '#words/en/match/board.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { KeepAwake } from '../../parts/keep-awake.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { ScoredList } from './score-sheet.tsx'
import { ScoreboardEnd } from './scoreboard-end.tsx'
import { toHandoverUrl } from './scoreboard-link.ts'
import { findNews, scoreCall, type ScoreboardNews } from './scoreboard-news.ts'
import { ScoreboardSide } from './scoreboard-side.tsx'
import { useNoting } from './use-noting.ts'
import { useScoreVoice } from './use-score-voice.ts'
import { useScoreboardSending } from './use-scoreboard-sending.ts'
import { useScoreboardWishes } from './use-scoreboard-wishes.ts'
import { useScoreboard } from './use-scoreboard.ts'
import '../../parts/courtside/sunny.css'

const ScoreboardOptions = lazyPart(() => import('./scoreboard-options.tsx'), 'ScoreboardOptions')

export type ScoreboardProps = {
  list: ScoredList & { play: ScoreboardRule['play'] }
  match: MatchView
  title: string
  names: Readonly<Record<Side, readonly string[]>>
  viewer: { playerId: string; userId: string; mayPlay: boolean }
  turn: number
  onClose: () => void
}

export function Scoreboard({ list, match, title, names, viewer, turn, onClose }: ScoreboardProps) {
  const t = useTexts(scoreboardTexts)
  const rule: ScoreboardRule = {
    ...list.format,
    play: match.a.length === 1 && match.b.length === 1 ? 'singles' : list.play,
  }
  const { matchId } = match
  const counted = useScoreboard(matchId, rule)
  const { board, before, last, take, undo, forget } = counted
  const [isChoosing, setChoosing] = useState(false)
  const wishes = useScoreboardWishes()
  const joined = { a: names.a.join(t.and), b: names.b.join(t.and) }
  useScoreVoice({ board, before, last, winners: joined[board.winner ?? 'a'] }, wishes.isSpoken)
  const sending = useScoreboardSending(matchId, {
    userId: viewer.userId,
    about: `${joined.a} – ${joined.b}`,
  })
  const hindrance = useHindrance(list, match, viewer)
  useNoting(matchId, { board, steps: counted.steps, turn, mayNote: hindrance === null })
  const isOver = board.winner !== null
  return (
    <FullScreen label={title} isSunny={wishes.isSunny} onClose={onClose}>
      <header className="flex shrink-0 items-center gap-2 px-2">
        <IconButton icon={X} label={t.close} onPress={onClose} />
        <p className="min-w-0 flex-1 truncate text-center text-sm text-muted">
          {title}
          {rule.bestOf > 1 && board.games.length > 0 && (
            <span className="ml-2 font-semibold text-fg">
              {t.games({ mine: wonBy(board, 'a'), theirs: wonBy(board, 'b') })}
            </span>
          )}
        </p>
        <IconButton
          icon={SlidersHorizontal}
          label={t.options}
          onPress={() => setChoosing((is) => !is)}
        />
        <IconButton
          icon={Undo2}
          label={labels.undo}
          isDisabled={before === null || sending.waiting !== null || sending.isSent}
          onPress={undo}
        />
      </header>
      <KeepAwake />
      {counted.dispute !== null ? (
        <Dispute mine={board} {...counted.dispute} />
      ) : isChoosing ? (
        <Suspense>
          <ScoreboardOptions
            wishes={wishes}
            handover={
              counted.steps.length === 0
                ? null
                : { url: toHandoverUrl(matchId, counted.steps), score: scoreCall(board) }
            }
            onBack={() => setChoosing(false)}
          />
        </Suspense>
      ) : isOver ? (
        <ScoreboardEnd
          board={board}
          names={joined}
          hindrance={hindrance}
          sending={sending}
          onUndo={undo}
          onRestart={forget}
          onClose={onClose}
        />
      ) : (
        <>
          <Call board={board} news={findNews(before, board, last)} />
          <Sides board={board} rule={rule} names={names} take={take} />
          <Setup board={board} rule={rule} names={joined} take={take} />
        </>
      )}
    </FullScreen>
  )
}

function useHindrance(
  list: ScoreboardProps['list'],
  match: MatchView,
  viewer: ScoreboardProps['viewer'],
): string | null {
  const t = useTexts(scoreboardTexts)
  const playTime = usePlayTime(list)
  const acts = matchActs(match, reportedSide(list.players, match), {
    side: sideOfPlayer(list.players, match, viewer.playerId),
    canPlay: viewer.mayPlay,
    isClosed: list.state === 'closed',
    isEarly: playTime.isEarly,
    playerId: viewer.playerId,
    roles: [],
    decidedAfter: playTime.decidedAfter,
  })
  if (acts.report) return null
  if (playTime.isEarly) return playTime.words
  return match.state === 'planned' ? t.onlyWatching : t.already
}

type SidesProps = Pick<ScoreboardProps, 'names'> & {
  board: ScoreboardState
  rule: ScoreboardRule
  take: (step: ScoreboardStep) => void
}

function Sides({ board, rule, names, take }: SidesProps) {
  const sides: readonly Side[] = board.isTurned ? ['b', 'a'] : ['a', 'b']
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 px-2 landscape:flex-row">
      {sides.map((side) => (
        <ScoreboardSide
          key={side}
          board={board}
          rule={rule}
          side={side}
          names={names[side]}
          onRally={() => take(side)}
        />
      ))}
    </div>
  )
}

const keepTogether = (score: string): string => score.replaceAll(' ', '\u00a0')

type DisputeProps = {
  mine: ScoreboardState
  theirs: ScoreboardState
  settle: (isTheirs: boolean) => void
}

function Dispute({ mine, theirs, settle }: DisputeProps) {
  const t = useTexts(scoreboardTexts)
  const scores = { mine: scoreCall(mine), theirs: scoreCall(theirs) }
  return (
    <section className="m-auto flex w-full max-w-md flex-col gap-4 p-4">
      <h2 className="text-center text-xl font-bold text-balance">{t.arrived}</h2>
      <p className="text-center">
        {t.arrivedText({ mine: keepTogether(scores.mine), theirs: keepTogether(scores.theirs) })}
      </p>
      <Button size="lg" onPress={() => settle(true)}>
        {t.takeTheirs({ score: scores.theirs })}
      </Button>
      <Button size="lg" variant="plain" onPress={() => settle(false)}>
        {t.keepMine({ score: scores.mine })}
      </Button>
    </section>
  )
}

const wonBy = ({ games }: ScoreboardState, side: Side): number =>
  games.filter(([a, b]) => a > b === (side === 'a')).length

function FullScreen({
  label,
  isSunny,
  onClose,
  children,
}: {
  label: string
  isSunny: boolean
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-sunny={isSunny || undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="fixed inset-0 flex size-full max-h-full max-w-full flex-col gap-2 bg-bg pt-[env(safe-area-inset-top)] pb-[max(0.75rem,env(safe-area-inset-bottom))] text-fg"
    >
      {children}
    </dialog>
  )
}

function Call({ board, news }: { board: ScoreboardState; news: ScoreboardNews | null }) {
  const t = useTexts(scoreboardTexts)
  const words: Record<ScoreboardNews, string> = {
    point: t.point,
    'side-out': t.sideOut,
    'second-server': t.second,
    game: t.game,
    match: '',
    turned: t.turned,
    serve: t.serve,
  }
  return (
    <output className="flex shrink-0 flex-wrap items-baseline justify-center gap-x-3 px-3 text-center">
      <span className="sr-only">{t.call}</span>
      <span className="font-display text-2xl font-extrabold tabular-nums">{scoreCall(board)}</span>
      <span className="text-muted">{news === null ? t.tap : words[news]}</span>
      {board.isTurning && (
        <span className="rounded-full bg-warm-soft px-3 font-bold text-warm">{t.changeEnds}</span>
      )}
    </output>
  )
}

function Setup({
  board,
  rule,
  names,
  take,
}: {
  board: ScoreboardState
  rule: ScoreboardRule
  names: Readonly<Record<Side, string>>
  take: (step: ScoreboardStep) => void
}) {
  const t = useTexts(scoreboardTexts)
  if (!board.isFresh) return null
  return (
    <fieldset className="flex shrink-0 flex-wrap justify-center gap-2 px-2">
      <legend className="sr-only">{t.setup}</legend>
      <Button variant="plain" size="sm" onPress={() => take('serve')}>
        {t.servesFirst({ names: names[board.first === 'a' ? 'b' : 'a'] })}
      </Button>
      {rule.play === 'doubles' &&
        (['a', 'b'] as const).map((side) => (
          <Button key={side} variant="plain" size="sm" onPress={() => take(`turn-${side}`)}>
            {t.swap({ names: names[side] })}
          </Button>
        ))}
    </fieldset>
  )
}
