// A tournament on paper: the draw of each division on a page of its own, with room for scores, and
// then the plan of each court.
import { useMemo } from 'react'
import { Printer } from 'lucide-react'
import { toTournamentPath } from '#domain/tournament/tournament-link.ts'
import { tournamentSheetTexts } from '#words/en/tournament/tournament-sheet.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import {
  formatSlotGames,
  listPlayDays,
  listSlotsOn,
  findDivisionName,
  nameMatch,
  slotKey,
  type DayBoard,
  type Slot,
} from '../day/day-board.ts'
import { countDrawRounds, nameStage } from '../day/stage-words.ts'
import { useDayBoard } from '../day/use-day-board.ts'
import {
  divisionLine,
  formatVenueTime,
  formatDays,
  formatTournamentDay,
  shortTitle,
  type DivisionFacts,
  type Tournament,
} from '../tournament-words.ts'
import { PrintBracket } from './print-bracket.tsx'
import { PrintPools } from './print-pools.tsx'

const pageEnd = { breakAfter: 'page' } as const

export function TournamentPrint({ tournament }: { tournament: Tournament }) {
  const t = useTexts(tournamentTexts)
  const sheet = useTexts(tournamentSheetTexts)
  const { board } = useDayBoard(tournament)
  if (board === null) return <SkeletonList label={t.loadingOne} rows={4} />
  const isOn = tournament.divisions.filter(({ status }) => status === 'published')
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted">{formatDays(tournament.fields)}</p>
        <Button className="print:hidden" onPress={() => window.print()}>
          <Printer aria-hidden size={20} />
          {sheet.print}
        </Button>
      </div>
      {tournament.watchKey !== null && <Scan path={toTournamentPath(tournament.watchKey)} />}
      {isOn.map((division) => (
        <DrawSheet key={division.eventId} division={division} board={board} />
      ))}
      <CourtPlans board={board} />
    </>
  )
}

function Scan({ path }: { path: string }) {
  const sheet = useTexts(tournamentSheetTexts)
  return (
    <div className="flex items-center gap-3">
      <div style={{ width: '7rem', flexShrink: 0 }}>
        <QrCode text={location.origin + path} label={sheet.scan} />
      </div>
      <p className="min-w-0 font-semibold">{sheet.scan}</p>
    </div>
  )
}

function DrawSheet({ division, board }: { division: DivisionFacts; board: DayBoard }) {
  const sheet = useTexts(tournamentSheetTexts)
  const slots = board.slots.filter(({ eventId }) => eventId === division.eventId)
  return (
    <section className="flex flex-col gap-3 pt-2" style={pageEnd}>
      <div>
        <h2>{shortTitle(division.title, board.name)}</h2>
        <p className="text-sm text-muted">{divisionLine(division)}</p>
      </div>
      {slots.length === 0 && <p className="text-muted">{sheet.noDraw}</p>}
      <PrintPools slots={slots} board={board} />
      <PrintBracket slots={slots} board={board} />
    </section>
  )
}

const cell = 'px-2 py-1 align-top'

/** A table for each court of each day, in the order of the plan. */
function CourtPlans({ board }: { board: DayBoard }) {
  const t = useTexts(tournamentTexts)
  const sheet = useTexts(tournamentSheetTexts)
  const rounds = useMemo(() => countDrawRounds(board.slots), [board])
  const days = listPlayDays(board)
  const row = (slot: Slot) => (
    <tr key={slotKey(slot)} className="break-inside-avoid border-b border-line">
      <td className={`${cell} font-bold whitespace-nowrap tabular-nums`}>
        {formatVenueTime(slot.startsAt, board.timezone)}
      </td>
      <td className={cell}>
        {slot.a.length === 0 && slot.b.length === 0 ? '' : nameMatch(slot, board)}
        <span className="block text-muted">
          {[findDivisionName(slot.eventId, board), nameStage(slot, rounds)].join(' · ')}
        </span>
      </td>
      <td className={`${cell} w-24 font-bold whitespace-nowrap tabular-nums`}>
        {formatSlotGames(slot)}
      </td>
    </tr>
  )
  return days.map((day) => {
    const courts = [...Map.groupBy(listSlotsOn(board, day), ({ court }) => court)].toSorted(
      ([one], [other]) => one - other,
    )
    return (
      <section key={day} className="flex flex-col gap-4 pt-2">
        <h2>
          {days.length > 1 ? `${sheet.courtPlan} · ${formatTournamentDay(day)}` : sheet.courtPlan}
        </h2>
        {courts.map(([court, slots]) => (
          <table key={court} className="w-full border-collapse text-left text-sm">
            <thead>
              <tr className="border-b-2 border-fg">
                {[sheet.time, t.court({ n: court }), sheet.score].map((head) => (
                  <th key={head} scope="col" className="px-2 py-1">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{slots.map(row)}</tbody>
          </table>
        ))}
      </section>
    )
  })
}
