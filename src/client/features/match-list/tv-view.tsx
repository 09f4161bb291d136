// The match list on a TV, readable from five meters: courts, then standings, turning automatically.
// The only control is the exit.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { currentRound } from '#domain/match-list/rounds.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { KeepAwake } from '../../parts/keep-awake.tsx'
import { useTurningPage } from '../../parts/use-turning-page.ts'
import { useWallPage } from '../../parts/use-wall-page.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { MatchListContext } from './list-scene.ts'
import { formatRoundCount } from './list-view.ts'
import { listCourtPages, listStandingPages, TvCourts, TvStandings } from './tv-boards.tsx'

const pageMs = 12_000
const courtsOnPage = 6
const rowsOnPage = 16
const clockMs = 10_000

export function TvView({
  scene,
  title,
  onClose,
}: {
  scene: MatchListContext
  title: string
  onClose: () => void
}) {
  const t = useTexts(matchListTexts)
  useWallPage()
  const current = currentRound(scene.rounds)
  const courtPages = listCourtPages(scene.rounds, courtsOnPage)
  const columns = countColumns(courtPages[0]?.length ?? 0)
  const pages: ReactNode[] = [
    ...courtPages.map((page) => (
      <TvCourts
        key={page[0]?.matchId}
        matches={page}
        columns={columns}
        nameOf={scene.nameOf}
        running={scene.running}
        rule={scene.list.format}
      />
    )),
    ...listStandingPages(scene.list, rowsOnPage).map((rows) => (
      <TvStandings
        key={rows[0]?.rank}
        rows={rows}
        inColumn={rowsOnPage / 2}
        nameOf={scene.nameOf}
      />
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
        <IconButton icon={X} label={labels.close} onPress={onClose} />
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

const countColumns = (courts: number): 1 | 2 | 3 => {
  if (courts > 4) return 3
  return courts > 1 ? 2 : 1
}

function Clock({ timeZone }: { timeZone: string }) {
  const now = useNow(clockMs)
  const [time = ''] =
    formatInstant(new Date(now).toISOString(), timeZone).match(/\d{1,2}:\d{2}.*$/) ?? []
  return <p className="shrink-0 font-display text-2xl font-extrabold tabular-nums">{time}</p>
}
