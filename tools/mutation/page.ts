// Updates the table between markers in docs/mutation.md; a run rewrites its group's row.
import { getScore, tallyMutants, type MutationReport } from './report.ts'

const begin = '<!-- scores -->'
const end = '<!-- end of scores -->'
const head = ['Group', 'Mutants', 'Survived', 'Score', 'Measured']

const toRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

function readRows(page: string): Map<string, string[]> {
  const rows = page
    .slice(page.indexOf(begin), page.indexOf(end))
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  return new Map(rows.map((row) => [row[0] ?? '', row]))
}

/** Uncovered mutants count as survived; timed-out ones aren't counted. */
function toScoreRow(group: string, { files }: MutationReport, day: string): string[] {
  const tally = tallyMutants(Object.values(files).flatMap(({ mutants }) => mutants))
  const survived = tally.survived + tally.noCoverage
  return [group, String(tally.killed + survived), String(survived), getScore(tally).toFixed(1), day]
}

/** `day` is YYYY-MM-DD; rows are in the order of `groups`. */
export function updatePage(
  page: string,
  groups: readonly string[],
  run: { group: string; report: MutationReport; day: string },
): string {
  const rows = readRows(page).set(run.group, toScoreRow(run.group, run.report, run.day))
  const table = [head, head.map(() => '---'), ...groups.flatMap((group) => [rows.get(group) ?? []])]
    .filter((row) => row.length > 0)
    .map(toRow)
    .join('\n')
  return [
    page.slice(0, page.indexOf(begin)),
    `${begin}\n\n${table}\n\n`,
    page.slice(page.indexOf(end)),
  ].join('')
}

export const readScores = (page: string): Map<string, number> =>
  new Map([...readRows(page)].map(([group, row]) => [group, Number(row.at(-2))]))
