// The printable pools of a division: a cross table with a box for each score.
import { tournamentSheetTexts } from '#words/en/tournament/tournament-sheet.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { nameSide, type DayBoard, type Slot } from '../day/day-board.ts'

const sideKey = (side: readonly number[]): string => side.toSorted((a, b) => a - b).join()

const columnsMax = 8
const cell = 'border border-line px-2 py-2'

export function PrintPools({ slots, board }: { slots: readonly Slot[]; board: DayBoard }) {
  const rounds = slots.filter(({ stage }) => stage === 'pool' || stage === 'round')
  const pools = [...Map.groupBy(rounds, ({ pool }) => pool ?? 0)].toSorted(
    ([one], [other]) => one - other,
  )
  return pools.map(([pool, ofPool]) => <Pool key={pool} pool={pool} slots={ofPool} board={board} />)
}

function Pool({ pool, slots, board }: { pool: number; slots: readonly Slot[]; board: DayBoard }) {
  const t = useTexts(tournamentTexts)
  const sheet = useTexts(tournamentSheetTexts)
  const sides = new Map(
    slots.flatMap(({ a, b }) => [a, b]).map((side) => [sideKey(side), side] as const),
  )
  sides.delete('')
  const rows = [...sides].toSorted(([, one], [, other]) => (one[0] ?? 0) - (other[0] ?? 0))
  const columns = rows.length <= columnsMax ? rows : []
  return (
    <div className="flex break-inside-avoid flex-col gap-2">
      {pool > 0 && <h3 className="font-bold">{t.pool({ n: pool })}</h3>}
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {[
              '',
              sheet.team,
              ...columns.map((_, index) => String(index + 1)),
              sheet.wins,
              sheet.points,
              sheet.place,
            ].map((head, index) => (
              <th key={index} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, side], index) => (
            <tr key={key}>
              <td className={`${cell} tabular-nums`}>{index + 1}</td>
              <th scope="row" className={`${cell} w-1/4 font-bold`}>
                {nameSide(side, board)}
              </th>
              {columns.map(([other]) => (
                <td
                  key={other}
                  className={`${cell} tabular-nums ${other === key ? 'bg-line' : ''}`}
                >
                  {other === key ? '' : scoreBetween(key, other, slots)}
                </td>
              ))}
              {[sheet.wins, sheet.points, sheet.place].map((head) => (
                <td key={head} className={cell} aria-label={head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function scoreBetween(own: string, other: string, slots: readonly Slot[]): string {
  return slots
    .flatMap(({ a, b, games }) => {
      const [first, second] = [sideKey(a), sideKey(b)]
      if (first === own && second === other) return games.map(([x, y]) => `${x}–${y}`)
      return first === other && second === own ? games.map(([x, y]) => `${y}–${x}`) : []
    })
    .join(' ')
}
