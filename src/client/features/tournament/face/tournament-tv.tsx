// The courts and next calls of a tournament on a TV, readable from five meters. The only control is
// the exit.
import { useMemo } from 'react'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { tournamentLinkTexts } from '#words/en/tournament/tournament-link.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useNow } from '../../../device/today.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { KeepAwake } from '../../../parts/keep-awake.tsx'
import { useTurningPage } from '../../../parts/use-turning-page.ts'
import { useWallPage } from '../../../parts/use-wall-page.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { labels } from '../../../ui/words/labels.ts'
import {
  findBoardDay,
  listBoardCalls,
  listCourts,
  findDivisionName,
  nameSide,
  slotKey,
  type BoardCall,
  type DayBoard,
  type Slot,
} from '../day/day-board.ts'
import { formatVenueTime } from '../tournament-words.ts'
import { toFaceBoard, type WatchedTournament } from './tournament-face.tsx'

const pageMs = 12_000
const clockMs = 10_000
const courtsOnPage = 8
const callsShown = 6

export function TournamentTv({
  tournament,
  onClose,
}: {
  tournament: WatchedTournament
  onClose: () => void
}) {
  const t = useTexts(tournamentTexts)
  const link = useTexts(tournamentLinkTexts)
  useWallPage()
  const now = useNow(clockMs)
  const board = useMemo(() => toFaceBoard(tournament), [tournament])
  const calls = listBoardCalls(board, findBoardDay(board, now), now).slice(0, callsShown)
  const courts = listCourts(board)
  const pages = Math.max(1, Math.ceil(courts.length / courtsOnPage))
  const turn = useTurningPage(pages, pageMs)
  return (
    <div className="fixed inset-0 z-40 flex flex-col gap-3 overflow-auto bg-bg p-4 text-fg">
      <header className="flex items-center gap-4">
        <h1 className="min-w-0 flex-1 truncate text-xl">{tournament.name}</h1>
        <p className="shrink-0 font-display text-2xl font-extrabold tabular-nums">
          {formatVenueTime(now, tournament.timezone)}
        </p>
        <IconButton icon={X} label={labels.close} onPress={onClose} />
      </header>
      <KeepAwake />
      <div className="flex min-h-0 flex-1 flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-8">
        <ul
          aria-label={t.onCourts}
          className={clsx('grid min-h-0 auto-rows-fr gap-2', courts.length > 4 && 'sm:grid-cols-2')}
        >
          {courts.slice(turn * courtsOnPage, (turn + 1) * courtsOnPage).map(({ court, slot }) => (
            <WallCourt key={court} court={court} slot={slot} board={board} />
          ))}
        </ul>
        <section aria-label={t.upNext} className="flex min-h-0 flex-col gap-2">
          <h2 className="text-xl">{t.upNext}</h2>
          {calls.length === 0 && <p className="text-lg text-muted">{link.nothingNext}</p>}
          <ol className="grid min-h-0 flex-1 auto-rows-fr">
            {calls.map((call) => (
              <WallCall key={slotKey(call.slot)} call={call} board={board} />
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

function WallCourt({ court, slot, board }: { court: number; slot: Slot | null; board: DayBoard }) {
  const t = useTexts(tournamentTexts)
  return (
    <li className="flex min-w-0 overflow-hidden rounded-2xl border border-line bg-card">
      <div
        className={clsx(
          'flex w-14 shrink-0 flex-col items-center justify-center',
          slot === null ? 'bg-soft text-muted' : 'bg-brand text-on-brand',
        )}
      >
        <span className="text-xs font-bold">{t.courtWord}</span>
        <span className="font-display text-3xl leading-none font-extrabold tabular-nums">
          {court}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center px-3 py-2">
        {slot === null ? (
          <p className="text-lg font-semibold text-muted">{t.free}</p>
        ) : (
          <>
            <p className="truncate text-xs text-muted">{findDivisionName(slot.eventId, board)}</p>
            <p className="line-clamp-2 text-lg leading-tight font-bold">
              {nameSide(slot.a, board)}
            </p>
            <p className="line-clamp-2 text-lg leading-tight font-bold">
              {nameSide(slot.b, board)}
            </p>
          </>
        )}
      </div>
    </li>
  )
}

function WallCall({ call: { slot }, board }: { call: BoardCall; board: DayBoard }) {
  const t = useTexts(tournamentTexts)
  return (
    <li className="flex min-w-0 flex-col justify-center border-b border-line">
      <p className="truncate text-xs text-muted">
        {[
          findDivisionName(slot.eventId, board),
          formatVenueTime(slot.startsAt, board.timezone),
        ].join(' · ')}
      </p>
      <p className="leading-tight font-bold">
        {nameSide(slot.a, board)} <span className="font-normal text-muted">{t.versus}</span>{' '}
        {nameSide(slot.b, board)}
      </p>
    </li>
  )
}
