// The medals of an event once its results are final. The same results always give the same medals.
import { isCompetitive, type EventType } from '../event/event.ts'
import { isBracket, type Format } from '../event/format.ts'
import type { CountedList } from '../match-list/entrant.ts'
import { computeStandings, type StandingRow } from '../match-list/standings.ts'
import { medalEntrantsMin, medals, type Medal } from './medal.ts'

export type MedalOf = { medal: Medal; number: number }
type Played = { type: EventType; format: Format; play: 'doubles' | 'singles' }

export function awardMedals(list: CountedList, { type, format, play }: Played): MedalOf[] {
  if (!isCompetitive(type)) return []
  const rows = computeStandings(list, format, play).filter(({ played }) => played > 0)
  if (rows.length < medalEntrantsMin) return []
  const byRow = isBracket(format)
    ? bracketMedals(list, rows)
    : rows.flatMap((row, index) => medals.slice(index, index + 1).map((medal) => ({ row, medal })))
  return byRow.flatMap(({ row, medal }) => row.numbers.map((number) => ({ medal, number })))
}

function bracketMedals(
  { matches }: CountedList,
  rows: readonly StandingRow[],
): { row: StandingRow; medal: Medal }[] {
  const finals = matches.filter(
    ({ stage, a, b }) => stage === 'final' && a.length > 0 && b.length > 0,
  )
  if (finals.length === 0 || finals.some(({ state }) => state !== 'confirmed')) return []
  const [first, second, third, ...others] = rows
  const further = others.findIndex(({ tiebreak }) => tiebreak === 'place')
  const level = further === -1 ? others : others.slice(0, further)
  return [
    ...of('gold', first),
    ...of('silver', second),
    ...of('bronze', third),
    ...level.flatMap((row) => of('bronze', row)),
  ]
}

const of = (medal: Medal, row: StandingRow | undefined): { row: StandingRow; medal: Medal }[] =>
  row === undefined ? [] : [{ row, medal }]
