// The score as a table: a row per side, a column per game. During entry each game is a button.
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { GamePoints, Side } from '#domain/match/match.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { useTexts } from '../../i18n/texts.ts'

type ScoreTableProps = {
  names: Readonly<Record<Side, string>>
  first: Side
  games: readonly GamePoints[]
  winner: Side | null
  at?: number | null
  onGame?: (game: number) => void
}

const getPoints = ([a, b]: GamePoints, side: Side): number => (side === 'a' ? a : b)

export function ScoreTable({ names, first, games, winner, at = null, onGame }: ScoreTableProps) {
  const t = useTexts(scoreTexts)
  const sides: readonly Side[] = first === 'a' ? ['a', 'b'] : ['b', 'a']
  const columns = Math.max(games.length, (at ?? -1) + 1)
  return (
    <div className="flex flex-col gap-1 rounded-2xl bg-soft p-3">
      {columns > 1 && onGame !== undefined && (
        <div className="flex justify-end gap-1">
          {games.map((game, index) => (
            <button
              key={index}
              type="button"
              aria-label={t.changeGame({
                n: index + 1,
                score: sides.map((side) => getPoints(game, side)).join('–'),
              })}
              aria-pressed={at === index}
              onClick={() => onGame(index)}
              className={clsx(
                'relative h-7 w-12 cursor-pointer rounded-lg text-xs font-bold outline-none after:absolute after:-inset-1 focus-visible:ring-focus',
                at === index ? 'bg-brand text-on-brand' : 'text-muted hover:text-fg',
              )}
            >
              {index + 1}
            </button>
          ))}
          {at === games.length && (
            <span
              aria-hidden
              className="grid h-7 w-12 place-items-center rounded-lg bg-brand text-xs font-bold text-on-brand"
            >
              {games.length + 1}
            </span>
          )}
        </div>
      )}
      {sides.map((side) => (
        <div key={side} className="flex min-h-11 items-center gap-2">
          <p
            className={clsx(
              'flex min-w-0 flex-1 items-center gap-2 leading-tight',
              winner === side ? 'font-bold' : 'font-semibold',
            )}
          >
            <span className="min-w-0 text-balance">{names[side]}</span>
            {winner === side && (
              <>
                <Check aria-hidden size={20} strokeWidth={3} className="shrink-0 text-brand" />
                <span className="sr-only">{t.won}</span>
              </>
            )}
          </p>
          <p className="flex shrink-0 gap-1">
            {Array.from({ length: columns }, (_, index) => {
              const game = games[index]
              const points = game === undefined ? null : getPoints(game, side)
              const isAhead = game !== undefined && points === Math.max(...game)
              return (
                <span
                  key={index}
                  className={clsx(
                    'grid w-12 place-items-center text-center text-2xl tabular-nums',
                    isAhead ? 'font-extrabold' : 'font-medium text-muted',
                  )}
                >
                  {points ?? (
                    <span aria-hidden className="mx-auto block h-1 w-5 rounded-full bg-field/50" />
                  )}
                </span>
              )
            })}
          </p>
        </div>
      ))}
    </div>
  )
}
