// A side's running score: finished games, the current one, and the serve. Screen readers don't
// announce points, because a list that speaks with every rally is unusable.
import { clsx } from 'clsx'
import type { RunningScoreView } from '#contract/match.ts'
import type { ScoreRule } from '#domain/event/format.ts'
import type { Side } from '#domain/match/match.ts'
import { formatServe, splitRunning } from './running-scores.ts'

export type RunningPointsProps = { running: RunningScoreView; rule: ScoreRule; side: Side }

export function RunningPoints({ running, rule, side }: RunningPointsProps) {
  const { games, now } = splitRunning(running, rule)
  const serve = formatServe(running, rule, side)
  return (
    <>
      {serve !== null && (
        <span className="grid size-5 shrink-0 place-items-center rounded-full bg-brand text-xs font-bold text-on-brand">
          <span aria-hidden>{running.serverNumber}</span>
          <span className="sr-only">{serve}</span>
        </span>
      )}
      <p className="flex shrink-0 gap-2 text-xl tabular-nums">
        {games.map(([a, b], game) => (
          <span key={game} className={clsx('min-w-6 text-right', now !== null && 'text-muted')}>
            {side === 'a' ? a : b}
          </span>
        ))}
        {now !== null && (
          <span className="min-w-6 text-right font-extrabold text-brand">
            {side === 'a' ? now[0] : now[1]}
          </span>
        )}
      </p>
    </>
  )
}
