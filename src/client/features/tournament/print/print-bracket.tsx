// The printable bracket of a division: rounds side by side, names where known and blank lines where
// not.
import type { MatchStage } from '#domain/match/match.ts'
import { tournamentSheetTexts } from '#words/en/tournament/tournament-sheet.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { formatSlotGames, nameSide, slotKey, type DayBoard, type Slot } from '../day/day-board.ts'
import { countDrawRounds, nameStage, type DrawRounds } from '../day/stage-words.ts'
import { formatVenueTime } from '../tournament-words.ts'

type Part = { title: string; stages: readonly MatchStage[] }

export function PrintBracket({ slots, board }: { slots: readonly Slot[]; board: DayBoard }) {
  const sheet = useTexts(tournamentSheetTexts)
  const rounds = countDrawRounds(slots)
  const hasLosers = slots.some(({ stage }) => stage === 'losers')
  const parts: Part[] = hasLosers
    ? [
        { title: sheet.winners, stages: ['winners', 'final'] },
        { title: sheet.losers, stages: ['losers'] },
        { title: sheet.consolation, stages: ['consolation'] },
      ]
    : [
        { title: sheet.bracket, stages: ['winners', 'final', 'bronze'] },
        { title: sheet.consolation, stages: ['consolation'] },
      ]
  return parts.map(({ title, stages }) => {
    const ofPart = slots.filter(({ stage }) => stages.includes(stage))
    if (ofPart.length === 0) return null
    return (
      <div key={title} className="flex flex-col gap-2">
        <h3 className="font-bold">{title}</h3>
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with focus on it, a keyboard can scroll it
          tabIndex={0}
          aria-label={title}
          className="flex gap-3 overflow-x-auto outline-offset-[-2px]"
        >
          {toColumns(ofPart).map((column, index) => (
            <ol key={index} className="flex min-w-38 flex-1 flex-col gap-2">
              {column.map((slot) => (
                <li key={slotKey(slot)} className="mt-auto mb-auto break-inside-avoid">
                  <PrintMatch slot={slot} board={board} rounds={rounds} />
                </li>
              ))}
            </ol>
          ))}
        </section>
      </div>
    )
  })
}

function toColumns(slots: readonly Slot[]): Slot[][] {
  const late = (stage: MatchStage): boolean => stage === 'final' || stage === 'bronze'
  const columnOf = ({ stage, round }: Slot): number =>
    stage === 'bronze' ? 1001 : round + (late(stage) ? 1000 : 0)
  return [...Map.groupBy(slots, columnOf)]
    .toSorted(([one], [other]) => one - other)
    .map(([, ofRound]) =>
      ofRound.toSorted(
        (one, other) =>
          Number(one.stage === 'bronze') - Number(other.stage === 'bronze') ||
          one.slot - other.slot,
      ),
    )
}

function PrintMatch({ slot, board, rounds }: { slot: Slot; board: DayBoard; rounds: DrawRounds }) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="text-xs text-muted">
        {[nameStage(slot, rounds), formatVenueTime(slot.startsAt, board.timezone)].join(' · ')}
      </p>
      {(['a', 'b'] as const).map((side) => (
        <p key={side} className="min-h-7 border-b border-fg font-semibold">
          {slot[side].length === 0 ? '' : nameSide(slot[side], board)}
        </p>
      ))}
      <p className="min-h-6 text-right font-bold tabular-nums">{formatSlotGames(slot)}</p>
    </div>
  )
}
