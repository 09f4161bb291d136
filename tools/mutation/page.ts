// docs/mutation.md: two tables between marks, of which a run rewrites the rows of its group.
import { getScore, listSurvivors, tallyMutants, type MutationReport, type Tally } from './report.ts'

export const unexplained = 'not explained'

const scoresHead = [
  'Group or file',
  'Mutants',
  'Killed',
  'Timed out',
  'Survived',
  'No coverage',
  'Score',
]
const survivorsHead = ['File', 'Line', 'Change', 'Why it stays']

/** Code in a cell of a table: bars would end the cell, backticks the code. */
const toCode = (code: string): string => {
  const fence = code.includes('`') ? '``' : '`'
  const room = fence === '``' ? ' ' : ''
  return `${fence}${room}${code.replaceAll('|', '\\|')}${room}${fence}`
}

const toRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const toTable = (head: readonly string[], rows: readonly string[][]): string =>
  [toRow(head), toRow(head.map(() => '---')), ...rows.map(toRow)].join('\n')

/** The cells of a table's rows, without its head. */
const readTable = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )

const marks = (name: string) => ({ begin: `<!-- ${name} -->`, end: `<!-- end of ${name} -->` })

function readPart(page: string, name: string): string[][] {
  const { begin, end } = marks(name)
  return readTable(page.slice(page.indexOf(begin), page.indexOf(end)))
}

function writePart(page: string, name: string, table: string): string {
  const { begin, end } = marks(name)
  return [
    page.slice(0, page.indexOf(begin)),
    `${begin}\n\n${table}\n\n`,
    page.slice(page.indexOf(end)),
  ].join('')
}

const toScoreRow = (name: string, tally: Tally): string[] => [
  name,
  ...[
    tally.killed + tally.timedOut + tally.survived + tally.noCoverage,
    tally.killed,
    tally.timedOut,
    tally.survived,
    tally.noCoverage,
  ].map(String),
  getScore(tally).toFixed(1),
]

const toFileName = (path: string): string => path.replace('src/domain/', '')

/** The group's rows: itself first, then its files that have mutants. */
function groupRows(group: string, { files }: MutationReport): string[][] {
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  return [
    toScoreRow(`**${group}**`, tallyMutants(all)),
    ...Object.entries(files)
      .filter(([, { mutants }]) => mutants.length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, { mutants }]) => toScoreRow(toCode(toFileName(path)), tallyMutants(mutants))),
  ]
}

/** The rows of every group in the order of `groups`, those of `group` new. */
function replaceGroup(
  rows: readonly string[][],
  groups: readonly string[],
  group: string,
  fresh: string[][],
): string[][] {
  const byGroup = new Map<string, string[][]>()
  for (const row of rows) {
    const name = /^\*\*(.+)\*\*$/.exec(row[0] ?? '')?.[1]
    if (name !== undefined) byGroup.set(name, [])
    const last = [...byGroup.values()].at(-1)
    last?.push(row)
  }
  byGroup.set(group, fresh)
  return groups.flatMap((name) => byGroup.get(name) ?? [])
}

/** Reasons that people wrote stay with the survivors they were written for. */
function survivorRows(rows: readonly string[][], report: MutationReport): string[][] {
  const reasons = new Map(
    rows.map(([file, line, change, why]) => [[file, line, change].join(), why]),
  )
  const measured = new Set(Object.keys(report.files).map((path) => toCode(toFileName(path))))
  const fresh = listSurvivors(report).map(({ file, line, change }) => {
    const [before = '', after = ''] = change.split(' → ')
    const cells = [
      toCode(toFileName(file)),
      toCode(line),
      `${toCode(before)} → ${after === '' ? 'nothing' : toCode(after)}`,
    ]
    return [...cells, reasons.get(cells.join()) ?? unexplained]
  })
  return [...rows.filter(([file = '']) => !measured.has(file)), ...fresh].toSorted(
    ([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0),
  )
}

/** The page after a run of one group. */
export function updatePage(
  page: string,
  groups: readonly string[],
  group: string,
  report: MutationReport,
): string {
  const scores = replaceGroup(readPart(page, 'scores'), groups, group, groupRows(group, report))
  const survivors = survivorRows(readPart(page, 'survivors'), report)
  return writePart(
    writePart(page, 'scores', toTable(scoresHead, scores)),
    'survivors',
    toTable(survivorsHead, survivors),
  )
}

/** The scores of the groups that the page tells, in percent. */
export const readScores = (page: string): Map<string, number> =>
  new Map(
    readPart(page, 'scores').flatMap((row) => {
      const name = /^\*\*(.+)\*\*$/.exec(row[0] ?? '')?.[1]
      return name === undefined ? [] : [[name, Number(row.at(-1))]]
    }),
  )

/** The survivors on the page that nobody has explained. */
export const readUnexplained = (page: string): string[] =>
  readPart(page, 'survivors')
    .filter((row) => row.at(-1) === unexplained)
    .map((row) => row.slice(0, 3).join(' '))
