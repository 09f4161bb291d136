// The scoreboard at the court: a whole match rally by rally on one phone, kept on the device,
// without a connection too. It covers the window, upright or on its side, and keeps the screen on.
import { useEffect, useRef, type ReactNode } from 'react'
import { Undo2, X } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { matchActs, reportedSide, sideOfPlayer } from '#domain/match/match-acts.ts'
import type { Side } from '#domain/match/match.ts'
import type { ScoreboardState, ScoreboardRule, ScoreboardStep } from '#domain/match/rally.ts'
import { scoreboardTexts } from '#words/en/match/board.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { KeepAwake } from '../../parts/keep-awake.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ScoredList } from './score-sheet.tsx'
import { ScoreboardEnd } from './scoreboard-end.tsx'
import { findNews, scoreCall, type ScoreboardNews } from './scoreboard-news.ts'
import { ScoreboardSide } from './scoreboard-side.tsx'
import { useScoreboardSending } from './use-scoreboard-sending.ts'
import { useScoreboard } from './use-scoreboard.ts'

export type ScoreboardProps = {
  list: ScoredList & { play: ScoreboardRule['play'] }
  match: MatchView
  /** What the screen calls the match: 'Round 3 · Court 2'. */
  title: string
  /** The players of both sides, one by one. */
  names: Readonly<Record<Side, readonly string[]>>
  viewer: { playerId: string; userId: string; mayPlay: boolean }
  onClose: () => void
}

/** Render it while it is open. */
export function Scoreboard({ list, match, title, names, viewer, onClose }: ScoreboardProps) {
  const t = useTexts(scoreboardTexts)
  const rule: ScoreboardRule = {
    ...list.format,
    play: match.a.length === 1 && match.b.length === 1 ? 'singles' : list.play,
  }
  const { matchId } = match
  const { board, before, last, take, undo, forget } = useScoreboard(matchId, rule)
  const joined = { a: names.a.join(t.and), b: names.b.join(t.and) }
  const sending = useScoreboardSending(matchId, {
    userId: viewer.userId,
    about: `${joined.a} – ${joined.b}`,
  })
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
  const hindrance = acts.report
    ? null
    : playTime.isEarly
      ? playTime.words
      : match.state === 'planned'
        ? t.onlyWatching
        : t.already
  const sides: readonly Side[] = board.isTurned ? ['b', 'a'] : ['a', 'b']
  return (
    <FullScreen label={title} onClose={onClose}>
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
          icon={Undo2}
          label={t.undo}
          isDisabled={before === null || sending.waiting !== null || sending.isSent}
          onPress={undo}
        />
      </header>
      <KeepAwake />
      {board.winner === null ? (
        <>
          <Call board={board} news={findNews(before, board, last)} />
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
          <Setup board={board} rule={rule} names={joined} take={take} />
        </>
      ) : (
        <ScoreboardEnd
          board={board}
          names={joined}
          hindrance={hindrance}
          sending={sending}
          onUndo={undo}
          onRestart={forget}
          onClose={onClose}
        />
      )}
    </FullScreen>
  )
}

const wonBy = ({ games }: ScoreboardState, side: Side): number =>
  games.filter(([a, b]) => a > b === (side === 'a')).length

/** The browser's own dialog: what is below cannot be reached, and Escape closes. */
function FullScreen({
  label,
  onClose,
  children,
}: {
  label: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
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

/** The score as it is called, and what the last rally was. */
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

/** What can be set before the first rally of a game; its place stays while the game goes on. */
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
