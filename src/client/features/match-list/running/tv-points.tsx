// The running score for a TV. A separate file, because sharing one with the lists would add a file
// to every phone's load.
import { clsx } from 'clsx'
import type { RunningPointsProps } from './running-points.tsx'
import { formatServe, splitRunning } from './running-scores.ts'

/** Inline, because a CSS class would load on every phone. */
const pointsLook = { fontSize: '3.5rem', minWidth: '5rem' }

export function TvPoints({ running, rule, side }: RunningPointsProps) {
  const { games, now } = splitRunning(running, rule)
  const serve = formatServe(running, rule, side)
  return (
    <>
      {serve !== null && (
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand">
          <span aria-hidden>{running.serverNumber}</span>
          <span className="sr-only">{serve}</span>
        </span>
      )}
      <p className="flex shrink-0 items-center gap-2 font-display text-2xl leading-none font-extrabold tabular-nums">
        {games.map(([a, b], game) => (
          <span key={game} className={clsx(now !== null && 'text-muted')}>
            {side === 'a' ? a : b}
          </span>
        ))}
        {now !== null && (
          <span className="text-right text-brand" style={pointsLook}>
            {side === 'a' ? now[0] : now[1]}
          </span>
        )}
      </p>
    </>
  )
}
