// The match list on a wall, to be read from five metres: courts, then the standings, page after
// page on its own. Nothing to press but the way out.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { currentRound, playableNow } from '#domain/match-list/rounds.ts'
import { computeStandings, type StandingRow } from '#domain/match-list/standings.ts'
import type { Side } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant, formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { KeepAwake } from '../../parts/keep-awake.tsx'
import { useWallPage } from '../../parts/use-wall-page.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ListScene } from './list-scene.ts'
import { formatRoundCount, formatSide, type NameOf } from './list-view.ts'
import { findRunning, formatRunningState } from './running/running-scores.ts'
import { TvPoints } from './running/tv-points.tsx'
import { useTurningPage } from './use-tv.ts'

const pageMs = 12_000
const courtsOnPage = 6
const rowsOnPage = 16
const clockMs = 10_000

export function TvView({
  scene,
  title,
  onClose,
}: {
  scene: ListScene
  title: string
  onClose: () => void
}) {
  const t = useTexts(matchListTexts)
  useWallPage()
  const current = currentRound(scene.rounds)
  const matches = current === null ? playableNow(scene.rounds) : current.matches
  const pages: ReactNode[] = [
    ...chunks(matches, courtsOnPage).map((page) => (
      <TvCourts
        key={page[0]?.matchId}
        matches={page}
        scene={scene}
        isCrowded={matches.length > 4}
      />
    )),
    ...standingPages(scene).map((rows) => (
      <TvStandings key={rows[0]?.rank} rows={rows} nameOf={scene.nameOf} />
    )),
  ]
  const turn = useTurningPage(pages.length, pageMs)
  const round = current === null ? null : formatRoundCount(scene.list, current)
  return (
    <div
      className="fixed inset-0 z-40 flex flex-col gap-3 overflow-auto bg-bg p-4 text-fg"
      data-tv={pages.length}
    >
      <header className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-xl">{title}</h1>
          {round !== null && <p className="text-lg font-bold text-brand">{round}</p>}
        </div>
        {scene.list.dayStatus !== null && <DayChip status={scene.list.dayStatus} />}
        <Clock timeZone={scene.list.timezone} />
        <IconButton icon={X} label={t.close} onPress={onClose} />
      </header>
      <KeepAwake />
      <div className="flex min-h-0 flex-1 flex-col">
        {pages[turn] ?? (
          <p className="m-auto text-2xl font-bold text-muted">
            {scene.list.matches.length === 0 ? t.noRounds : t.allDone}
          </p>
        )}
      </div>
      <footer className="flex items-end gap-4">
        <p className="min-w-0 flex-1 font-semibold text-muted">
          {current !== null &&
            current.byes.length > 0 &&
            `${t.sitOut({ n: current.byes.length })}: ${current.byes.map(scene.nameOf).join(', ')}`}
        </p>
        {pages.length > 1 && (
          <p aria-hidden className="flex gap-2">
            {pages.map((_, index) => (
              <span
                key={index}
                className={clsx('size-2 rounded-full', index === turn ? 'bg-brand' : 'bg-line')}
              />
            ))}
          </p>
        )}
      </footer>
    </div>
  )
}

/** Nothing before someone has played. */
function standingPages({ list }: ListScene): StandingRow[][] {
  return list.matches.some(isPlayed)
    ? chunks(computeStandings(list, list.format.format, list.play), rowsOnPage)
    : []
}

const chunks = <T,>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, page) =>
    values.slice(page * size, (page + 1) * size),
  )

function Clock({ timeZone }: { timeZone: string }) {
  const now = useNow(clockMs)
  const [time = ''] =
    formatInstant(new Date(now).toISOString(), timeZone).match(/\d{1,2}:\d{2}.*$/) ?? []
  return <p className="shrink-0 font-display text-2xl font-extrabold tabular-nums">{time}</p>
}

function TvCourts({
  matches,
  scene,
  isCrowded,
}: {
  matches: readonly MatchView[]
  scene: ListScene
  isCrowded: boolean
}) {
  return (
    <ul
      className={clsx(
        'grid flex-1 auto-rows-fr gap-3',
        matches.length > 1 && 'sm:grid-cols-2',
        isCrowded && 'lg:grid-cols-3',
      )}
    >
      {matches.map((match) => (
        <TvCourt key={match.matchId} match={match} scene={scene} />
      ))}
    </ul>
  )
}

function TvCourt({ match, scene }: { match: MatchView; scene: ListScene }) {
  const t = useTexts(matchListTexts)
  const running = findRunning(scene.running, match)
  return (
    <li className="flex min-w-0 overflow-hidden rounded-3xl border border-line bg-card">
      <div className="flex w-14 shrink-0 flex-col items-center justify-center bg-brand text-on-brand">
        <span className="text-xs font-bold">{t.courtWord}</span>
        <span className="font-display text-3xl leading-none font-extrabold tabular-nums">
          {match.court ?? '–'}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 p-3">
        <TvSide match={match} side="a" scene={scene} />
        <span aria-hidden className="border-t-2 border-dashed border-field" />
        <TvSide match={match} side="b" scene={scene} />
        {running !== null && (
          <p className="text-sm font-bold text-brand">
            {formatRunningState(running, scene.list.format)}
          </p>
        )}
      </div>
    </li>
  )
}

function TvSide({ match, side, scene }: { match: MatchView; side: Side; scene: ListScene }) {
  const t = useTexts(matchListTexts)
  const running = findRunning(scene.running, match)
  const hasWon = match.winner === side
  return (
    <div className="flex items-center gap-2">
      <p
        className={clsx(
          'min-w-0 flex-1 text-xl leading-tight font-bold',
          match.winner !== null && !hasWon && 'text-muted',
        )}
      >
        {formatSide(match[side], scene.nameOf)}
      </p>
      {running !== null && <TvPoints running={running} rule={scene.list.format} side={side} />}
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

function TvStandings({ rows, nameOf }: { rows: readonly StandingRow[]; nameOf: NameOf }) {
  const t = useTexts(matchListTexts)
  return (
    <section aria-label={t.standings} className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-xl">{t.standings}</h2>
      <ol
        className="grid flex-1 auto-cols-fr grid-flow-col gap-x-4"
        style={{
          gridTemplateRows: `repeat(${Math.min(rows.length, rowsOnPage / 2)}, minmax(0, 1fr))`,
        }}
      >
        {rows.map(({ rank, numbers, wins, losses, pointsFor, pointsAgainst }) => (
          <li key={numbers.join()} className="flex items-center gap-2 border-b border-line">
            <span className="w-7 shrink-0 text-right text-xl font-extrabold text-brand tabular-nums">
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
