// The courts and standings of a match list in pages readable from five meters.
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import type { ScoreRule } from '#domain/event/format.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { currentRound, playableNow, type RoundOfList } from '#domain/match-list/rounds.ts'
import { computeStandings, type StandingRow } from '#domain/match-list/standings.ts'
import type { Side } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatSide, type NameOf, type WatchedList } from './list-view.ts'
import { findRunning, formatRunningState, type RunningScores } from './running/running-scores.ts'
import { TvPoints } from './running/tv-points.tsx'

export const chunks = <T,>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, page) =>
    values.slice(page * size, (page + 1) * size),
  )

export function listCourtPages(
  rounds: readonly RoundOfList<MatchView>[],
  onPage: number,
): MatchView[][] {
  const current = currentRound(rounds)
  return chunks(current === null ? playableNow(rounds) : current.matches, onPage)
}

export const listStandingPages = (list: WatchedList, onPage: number): StandingRow[][] =>
  list.matches.some(isPlayed)
    ? chunks(computeStandings(list, list.format.format, list.play), onPage)
    : []

type Board = {
  nameOf: NameOf
  running: RunningScores
  rule: ScoreRule
}

export function TvCourts({
  matches,
  columns,
  ...board
}: Board & { matches: readonly MatchView[]; columns: 1 | 2 | 3 }) {
  return (
    <ul
      className={clsx(
        'grid min-h-0 flex-1 auto-rows-fr gap-3',
        columns > 1 && 'sm:grid-cols-2',
        columns > 2 && 'lg:grid-cols-3',
      )}
    >
      {matches.map((match) => (
        <TvCourt key={match.matchId} match={match} board={board} />
      ))}
    </ul>
  )
}

function TvCourt({ match, board }: { match: MatchView; board: Board }) {
  const t = useTexts(matchListTexts)
  const running = findRunning(board.running, match)
  return (
    <li className="flex min-w-0 overflow-hidden rounded-3xl border border-line bg-card">
      <div className="flex w-14 shrink-0 flex-col items-center justify-center bg-brand text-on-brand">
        <span className="text-xs font-bold">{t.courtWord}</span>
        <span className="font-display text-3xl leading-none font-extrabold tabular-nums">
          {match.court ?? '–'}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 p-3">
        <TvSide match={match} side="a" board={board} />
        <span aria-hidden className="border-t-2 border-dashed border-field" />
        <TvSide match={match} side="b" board={board} />
        {running !== null && (
          <p className="text-sm font-bold text-brand">{formatRunningState(running, board.rule)}</p>
        )}
      </div>
    </li>
  )
}

function TvSide({ match, side, board }: { match: MatchView; side: Side; board: Board }) {
  const t = useTexts(matchListTexts)
  const running = findRunning(board.running, match)
  const hasWon = match.winner === side
  return (
    <div className="flex items-center gap-2">
      <p
        className={clsx(
          'min-w-0 flex-1 text-xl leading-tight font-bold',
          match.winner !== null && !hasWon && 'text-muted',
        )}
      >
        {formatSide(match[side], board.nameOf)}
      </p>
      {running !== null && <TvPoints running={running} rule={board.rule} side={side} />}
      {hasWon && (
        <span className="shrink-0 text-brand">
          <Check aria-hidden className="size-5" strokeWidth={3.5} />
          <span className="sr-only">{t.won}</span>
        </span>
      )}
      <p className="flex shrink-0 gap-2 font-display text-2xl leading-none font-extrabold tabular-nums">
        {match.games.map(([a, b], game) => (
          <span key={game}>{side === 'a' ? a : b}</span>
        ))}
      </p>
    </div>
  )
}

export function TvStandings({
  rows,
  inColumn,
  nameOf,
}: {
  rows: readonly StandingRow[]
  inColumn: number
  nameOf: NameOf
}) {
  const t = useTexts(matchListTexts)
  return (
    <section aria-label={t.standings} className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-xl">{t.standings}</h2>
      <ol
        className="grid min-h-0 flex-1 auto-cols-fr grid-flow-col gap-x-4"
        style={{
          gridTemplateRows: `repeat(${Math.min(rows.length, inColumn)}, minmax(0, 1fr))`,
        }}
      >
        {rows.map(({ rank, numbers, wins, losses, pointsFor, pointsAgainst }) => (
          <li key={numbers.join()} className="flex items-center gap-2 border-b border-line">
            <span
              className="shrink-0 text-right text-xl font-extrabold whitespace-nowrap text-brand tabular-nums"
              style={{ width: '2.25rem' }}
            >
              {rank}
            </span>
            <span className="min-w-0 flex-1 truncate text-xl font-bold">
              {formatSide(numbers, nameOf)}
            </span>
            <span className="shrink-0 text-xl font-extrabold tabular-nums">
              {t.winsLosses({ wins, losses })}
            </span>
            <span className="w-12 shrink-0 text-right text-muted tabular-nums">
              {formatSigned(pointsFor - pointsAgainst)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
