// The next round as a table. Swaps two names by dragging, or by pressing one and then the other,
// which also works by keyboard and touch.
import { useRef, type PointerEvent } from 'react'
import { clsx } from 'clsx'
import type { MatchView } from '#contract/match-list.ts'
import type { RoundOfList } from '#domain/match-list/rounds.ts'
import { eveningTexts } from '#words/en/match-list/evening.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { NameOf } from '../list-view.ts'
import type { SwapMode } from '../swap-mode.tsx'

type NextRoundProps = {
  round: RoundOfList<MatchView>
  isCurrent: boolean
  nameOf: NameOf
  me: number | null
  swap: Pick<SwapMode, 'picked' | 'onPick'>
  onSwap: (number: number, withNumber: number) => void
}

export function NextRound({ round, isCurrent, nameOf, me, swap, onSwap }: NextRoundProps) {
  const t = useTexts(eveningTexts)
  const words = useTexts(matchListTexts)
  const drag = useDrag(onSwap)
  const names = (numbers: readonly number[]) => (
    <span className="flex flex-wrap gap-1">
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          data-number={number}
          aria-pressed={swap.picked === number}
          aria-label={t.swapWith({ name: nameOf(number) })}
          onPointerDown={drag.onPointerDown}
          onClick={() => swap.onPick(number)}
          className={clsx(
            'min-h-11 cursor-pointer rounded-xl px-3 font-semibold outline-none select-none hover:bg-soft focus-visible:ring-focus',
            swap.picked === number && 'bg-brand text-on-brand',
            number === me && 'text-brand',
          )}
        >
          {nameOf(number)}
        </button>
      ))}
    </span>
  )
  const title = isCurrent ? t.nowIs({ n: round.round }) : t.nextIs({ n: round.round })
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2>{title}</h2>
        <output className="text-sm text-muted">
          {swap.picked === null ? t.swapHint : t.swapPicked({ name: nameOf(swap.picked) })}
        </output>
      </div>
      <table
        className="w-full rounded-2xl border border-line bg-card"
        onPointerUp={drag.onPointerUp}
      >
        <caption className="sr-only">{title}</caption>
        <tbody>
          {round.matches.map((match) => (
            <tr key={match.matchId}>
              <th scope="row" className="px-4 text-left whitespace-nowrap">
                {match.court === null ? words.noCourt : words.court({ n: match.court })}
              </th>
              <td>{names(match.a)}</td>
              <td className="text-muted">{words.versus}</td>
              <td>{names(match.b)}</td>
            </tr>
          ))}
          {round.byes.length > 0 && (
            <tr>
              <th scope="row" className="px-4 text-left whitespace-nowrap">
                {t.sits}
              </th>
              <td colSpan={3}>{names(round.byes)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

const findNumber = (node: Element | null): number | null => {
  const told = node?.closest('[data-number]')?.getAttribute('data-number')
  return told === null || told === undefined ? null : Number(told)
}

/** Mouse and pen only, because touch scrolls the page. */
function useDrag(onSwap: (number: number, withNumber: number) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      from.current = pointerType === 'touch' ? null : findNumber(currentTarget)
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const to = findNumber(document.elementFromPoint(clientX, clientY))
      if (from.current !== null && to !== null && to !== from.current) onSwap(from.current, to)
      from.current = null
    },
  }
}
