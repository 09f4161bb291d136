// Both sides of a match with their points and a net between. During a swap each name is a button.
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import type { RunningScoreView } from '#contract/match.ts'
import type { ScoreRule } from '#domain/event/format.ts'
import type { Side } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatSide, type NameOf } from './list-view.ts'
import { RunningPoints } from './running/running-points.tsx'
import { SwapName, type SwapMode } from './swap-mode.tsx'

type MatchSidesProps = {
  match: MatchView
  nameOf: NameOf
  number: number | null
  swap?: SwapMode | null
  running?: RunningScoreView | null
  rule: ScoreRule
}

export function MatchSides({ swap = null, running = null, ...shown }: MatchSidesProps) {
  const t = useTexts(matchListTexts)
  return (
    <div className="flex flex-col gap-2">
      <SideRow {...shown} side="a" swap={swap} running={running} />
      <span className="flex items-center gap-2 text-xs text-muted">
        <span className="sr-only">{t.versus}</span>
        <span aria-hidden className="h-0 flex-1 border-t border-dashed border-field/50" />
      </span>
      <SideRow {...shown} side="b" swap={swap} running={running} />
    </div>
  )
}

function SideRow({
  match,
  side,
  nameOf,
  number,
  swap,
  running,
  rule,
}: MatchSidesProps & { side: Side; swap: SwapMode | null; running: RunningScoreView | null }) {
  const t = useTexts(matchListTexts)
  const numbers = match[side]
  const hasWon = match.winner === side
  const isMine = number !== null && numbers.includes(number)
  if (swap !== null)
    return (
      <div className="flex flex-wrap gap-2">
        {numbers.map((each) => (
          <SwapName key={each} number={each} name={nameOf(each)} swap={swap} />
        ))}
      </div>
    )
  return (
    <div className="flex min-h-7 items-center gap-3">
      <p
        className={clsx(
          'min-w-0 flex-1 leading-snug text-balance',
          hasWon || match.winner === null ? 'font-semibold' : 'text-muted',
          isMine && 'text-brand',
        )}
      >
        {formatSide(numbers, nameOf)}
      </p>
      {hasWon && (
        <span className="shrink-0 text-brand">
          <Check aria-hidden size={20} strokeWidth={3} />
          <span className="sr-only">{t.won}</span>
        </span>
      )}
      {running !== null && <RunningPoints running={running} rule={rule} side={side} />}
      {match.games.length > 0 && (
        <p className="flex shrink-0 gap-2 text-xl tabular-nums">
          {match.games.map(([a, b], game) => (
            <span
              key={game}
              className={clsx(
                'min-w-6 text-right',
                a > b === (side === 'a') ? 'font-extrabold' : 'text-muted',
              )}
            >
              {side === 'a' ? a : b}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
