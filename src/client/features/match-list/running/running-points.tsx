// What a side has in a match that is counted now: the games that are over, then the one that goes
// on, and whether it serves. A point is shown and not said: a list that speaks with every rally
// could not be used.
import { clsx } from 'clsx'
import type { RunningScoreView } from '#contract/match.ts'
import type { ScoreRule } from '#domain/event/format.ts'
import type { Side } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { splitRunning } from './running-scores.ts'

/** Larger than any text of a phone; a class of its own would weigh on every one. */
const tvPoints = { fontSize: '3.5rem', minWidth: '5rem' }

type RunningPointsProps = {
  running: RunningScoreView
  rule: ScoreRule
  side: Side
  /** To be read across a hall. */
  isTv?: boolean
}

export function RunningPoints({ running, rule, side, isTv = false }: RunningPointsProps) {
  const { games, now } = splitRunning(running, rule)
  const serves = now !== null && running.serving === side
  return (
    <>
      {serves && <Serves number={running.serverNumber} isTv={isTv} />}
      <p
        className={clsx(
          'flex shrink-0 items-baseline gap-2 tabular-nums',
          isTv ? 'font-display text-2xl leading-none font-extrabold' : 'text-xl',
        )}
      >
        {games.map(([a, b], game) => (
          <span key={game} className={clsx('min-w-6 text-right', now !== null && 'text-muted')}>
            {side === 'a' ? a : b}
          </span>
        ))}
        {now !== null && (
          <span
            className="min-w-6 text-right font-extrabold text-brand"
            style={isTv ? tvPoints : {}}
          >
            {side === 'a' ? now[0] : now[1]}
          </span>
        )}
      </p>
    </>
  )
}

/** The ball, with the number of the server where servers have one. */
function Serves({ number, isTv }: { number: 1 | 2 | null; isTv: boolean }) {
  const t = useTexts(matchListTexts)
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-ball font-bold text-on-ball',
        isTv ? 'size-6 text-sm' : 'size-5 text-xs',
      )}
    >
      <span aria-hidden>{number}</span>
      <span className="sr-only">{number === null ? t.serves : t.servesAs({ n: number })}</span>
    </span>
  )
}
