// The printable tournament: each division's draw on its own page, with room for scores, then the
// plan of each court.
import { useMemo } from 'react'
import { toTournamentPath } from '#domain/tournament/tournament-link.ts'
import { tournamentSheetTexts } from '#words/en/tournament/tournament-sheet.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { PaperScan } from '../../../parts/paper/paper-scan.tsx'
import { paperCell as cell, PaperHead } from '../../../parts/paper/paper-sheet.tsx'
import { usePaperNames } from '../../../parts/share/use-paper-names.ts'
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
  const { board: shown } = useDayBoard(tournament)
  const say = usePaperNames(
    tournament.divisions.map(({ eventId }) => eventId),
    shown?.people ?? [],
  )
  if (shown === null || say === null) return <SkeletonList label={t.loadingOne} rows={4} />
  const people = shown.people.map((one) => ({ ...one, playerName: say(one) }))
  const board = { ...shown, people }
  const isOn = tournament.divisions.filter(({ status }) => status === 'published')
  return (
    <>
      <PaperHead lead={formatDays(tournament.fields)} />
      {tournament.watchKey !== null && (
        <PaperScan
          url={location.origin + toTournamentPath(tournament.watchKey)}
          scan={sheet.scan}
        />
      )}
      {isOn.map((division) => (
        <DrawSheet key={division.eventId} division={division} board={board} />
      ))}
      <CourtPlans board={board} />
    </>
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

function CourtPlans({ board }: { board: DayBoard }) {
  const t = useTexts(tournamentTexts)
  const sheet = useTexts(tournamentSheetTexts)
  const rounds = useMemo(() => countDrawRounds(board.slots), [board])
  const days = listPlayDays(board)
  const row = (slot: Slot) => (
    <tr key={slotKey(slot)} className="break-inside-avoid border-b border-line">
      <td className={`${cell} w-28 font-bold whitespace-nowrap tabular-nums`}>
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
