// Draws a bracket: rounds side by side, swiped through on phones. Screen readers get a list of
// rounds, and an empty side states which match fills it.
import type { FeedView, MatchView } from '#contract/match-list.ts'
import { bracketTexts } from '#words/en/bracket/bracket.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { useTexts } from '../../i18n/texts.ts'
import {
  bracketLayout,
  matchNumbers,
  type Cell,
  type Line,
  type BracketPart,
} from './bracket-layout.ts'
import { BracketMatch, type BracketScene } from './bracket-match.tsx'

/** Sizes in rem, so that the drawing grows with the reader's text size. */
const size = { column: 14.25, gap: 1.25, row: 6.5, head: 1.75 } as const

type BracketProps = {
  matches: readonly MatchView[]
  feeds: readonly FeedView[]
  nameOf: (number: number) => string
  number: number | null
  onMatch: ((matchId: string) => void) | null
}

export function Bracket({ matches, feeds, nameOf, number, onMatch }: BracketProps) {
  const parts = bracketLayout(matches, feeds)
  const scene: BracketScene = { numbers: matchNumbers(parts), feeds, nameOf, number, onMatch }
  if (parts.length === 0) return null
  return (
    <div className="flex flex-col gap-6">
      {parts.map((part) => (
        <PartPicture key={part.name} part={part} scene={scene} />
      ))}
    </div>
  )
}

function PartPicture({ part, scene }: { part: BracketPart; scene: BracketScene }) {
  const t = useTexts(bracketTexts)
  const { columns, lines, rows } = part
  const title = {
    main: t.main,
    winners: t.winners,
    losers: t.losers,
    final: t.finals,
    consolation: t.consolation,
  }[part.name]
  return (
    <section className="flex flex-col gap-2">
      <h2>{title}</h2>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with focus on it, a keyboard can scroll it
        tabIndex={0}
        aria-label={t.scrollable({ name: title })}
        className="-mx-4 snap-x snap-proximity scroll-px-4 overflow-x-auto overscroll-x-contain px-4 pb-2 outline-offset-[-2px] sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        <div className="relative w-max" style={{ height: `${size.head + rows * size.row}rem` }}>
          <Lines lines={lines} rows={rows} columns={columns.length} />
          <ol className="flex h-full" style={{ gap: `${size.gap}rem` }}>
            {columns.map((column, index) => (
              <li
                key={index}
                className="relative h-full shrink-0 snap-start"
                style={{ width: `${size.column}rem` }}
              >
                <h3
                  className={
                    part.name === 'final' && columns.length === 1 ? 'sr-only' : 'text-sm text-muted'
                  }
                >
                  {formatHeading(part, index, t)}
                </h3>
                <ol>
                  {column.cells.map((cell) => (
                    <PlacedMatch key={cell.match.matchId} cell={cell} scene={scene} />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </section>
  )
}

function PlacedMatch({ cell, scene }: { cell: Cell; scene: BracketScene }) {
  return (
    <li
      className="absolute inset-x-0 flex items-center"
      style={{ top: `${size.head + cell.y * size.row}rem`, height: `${size.row}rem` }}
    >
      <BracketMatch cell={cell} scene={scene} />
    </li>
  )
}

function Lines({
  lines,
  rows,
  columns,
}: {
  lines: readonly Line[]
  rows: number
  columns: number
}) {
  const [width, height] = [columns * size.column + (columns - 1) * size.gap, rows * size.row]
  const middle = (y: number): number => (y + 0.5) * size.row
  const path = ({ from, to }: Line): string => {
    const end = to.column * (size.column + size.gap)
    return `M ${from.column * (size.column + size.gap) + size.column} ${middle(from.y)} H ${end - size.gap / 2} V ${middle(to.y)} H ${end}`
  }
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute left-0 stroke-field"
      style={{ top: `${size.head}rem`, width: `${width}rem`, height: `${height}rem` }}
    >
      <path d={lines.map(path).join(' ')} fill="none" strokeWidth={0.1} strokeLinejoin="round" />
    </svg>
  )
}

type Words = LocalizedTexts<typeof bracketTexts>

function formatHeading({ name, columns }: BracketPart, index: number, t: Words): string {
  const left = columns.length - 1 - index
  if (name === 'main')
    return [t.final, t.semifinals, t.quarterfinals][left] ?? t.round({ n: index + 1 })
  if (name === 'final') return index === 0 ? t.final : t.secondFinal
  return left > 0
    ? t.round({ n: index + 1 })
    : { winners: t.winnersFinal, losers: t.losersFinal, consolation: t.consolationFinal }[name]
}
