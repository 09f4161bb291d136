// Exports the standings as CSV, in the reader's language.
import type { StandingRow } from '#domain/match-list/standings.ts'
import type { Medal } from '#domain/medal/medal.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { resultTexts, standingsTexts } from '#words/en/result/result.ts'
import { pick } from '../../i18n/texts.ts'
import { getPointDifference, rowName, type EntrantName } from './standing-words.ts'

/**
 * One row per standing below a header. Starts with a byte order mark, which some spreadsheets need
 * for letters beyond ASCII.
 */
export function resultsCsv(
  rows: readonly StandingRow[],
  nameOf: EntrantName,
  medals: ReadonlyMap<number, Medal>,
): string {
  const [t, words] = [pick(standingsTexts), pick(resultTexts)]
  const formatMedal = ({ numbers }: StandingRow): string =>
    numbers
      .flatMap((number) => medals.get(number) ?? [])
      .slice(0, 1)
      .map((medal) => words[medal])
      .join('')
  const head = [
    t.rank,
    rows.some(({ numbers }) => numbers.length > 1) ? t.team : t.player,
    t.played,
    t.won,
    t.lost,
    t.pointsFor,
    t.pointsAgainst,
    t.difference,
    t.medal,
  ]
  const lines = rows.map((row) => [
    row.rank,
    rowName(row, nameOf),
    row.played,
    row.wins,
    row.losses,
    row.pointsFor,
    row.pointsAgainst,
    getPointDifference(row),
    formatMedal(row),
  ])
  return `\uFEFF${toCsv([head, ...lines])}`
}
