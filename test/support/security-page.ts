// The items and lists of docs/security.md, and the tests that they name.
import { existsSync, readFileSync } from 'node:fs'

export const verdicts = ['shown', 'n/a', 'open', 'reviewed', 'by design'] as const
type Verdict = (typeof verdicts)[number]
export type SecurityRow = {
  id: string
  level: number
  asks: string
  verdict: string
  where: string
}

/** An item of the page: its id, what it asks, and unless tests show it, its verdict and why. */
const itemForm = /^- (\d+\.\d+\.\d+) (.+?)(?: \((n\/a|open|reviewed|by design)\): (.+))?$/gm

/**
 * Reads the items of the page. Levels are those of the standard; what shows an item stands in
 * test/cases/asvs-5.0-shown.txt, one test a line.
 */
export function readSecurityRows(
  page: string,
  levels: ReadonlyMap<string, number>,
  shown: readonly (readonly string[])[],
): SecurityRow[] {
  return Array.from(page.matchAll(itemForm), ([, id = '', asks = '', verdict, why = '']) => {
    const tests = shown
      .filter(([item]) => item === id)
      .map(([, file = '', title = '']) => `\`${file}\` › ${title}`)
    return {
      id,
      level: levels.get(id) ?? 0,
      asks,
      verdict: verdict ?? 'shown',
      where: verdict === undefined ? tests.join('<br>') : why,
    }
  })
}

export function readCounts(page: string): Map<string, readonly number[]> {
  const known: readonly string[] = [...verdicts, 'all']
  return new Map(
    page.split('\n').flatMap((line): [string, number[]][] => {
      const [, name = '', ...cells] = splitCells(line)
      const isCount = known.includes(name) && /^\d+$/.test(cells[0] ?? '')
      return isCount ? [[name, cells.slice(0, 3).map(Number)]] : []
    }),
  )
}

export function countRows(rows: readonly SecurityRow[], verdict: Verdict | null): number[] {
  const counted = rows.filter((row) => verdict === null || row.verdict === verdict)
  const byLevel = [1, 2].map((level) => counted.filter((row) => row.level === level).length)
  return [...byLevel, counted.length]
}

/**
 * Lists what is wrong with the tests that a row names: a missing file, or a title that no test has.
 */
export function findMissingTests({ id, where }: Pick<SecurityRow, 'id' | 'where'>): string[] {
  return where.split('<br>').flatMap((named) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(named) ?? []
    if (file === '') return [`${id}: "${named}" is not \`file\` › title`]
    if (!existsSync(file)) return [`${id}: there is no file ${file}`]
    const isThere = readTitles(file).has(title)
    return isThere ? [] : [`${id}: ${file} has no test called "${title}"`]
  })
}

export function readTable(text: string, heading: string): string[][] {
  const start = text.indexOf(`\n${heading}\n`)
  if (start < 0) throw new Error(`no heading ${heading}`)
  const part = text.slice(start + heading.length + 2).split(/\n#+ /)[0] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

export const namesIn = (cell = ''): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

export function compareLists(told: readonly string[], real: readonly string[]) {
  return {
    missing: real.filter((name) => !told.includes(name)),
    stale: told.filter((name) => !real.includes(name)),
  }
}

function splitCells(line: string): string[] {
  return line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const titlesByFile = new Map<string, ReadonlySet<string>>()

/** Titles as written in the code: test('…'), describe('…'), test.each([…])('…'). */
function readTitles(file: string): ReadonlySet<string> {
  const known = titlesByFile.get(file)
  if (known !== undefined) return known
  const found = readFileSync(file, 'utf8').matchAll(/\(\s*(['`"])((?:(?!\1)[^\\\n]|\\.)+)\1,\s/g)
  const titles = new Set(Array.from(found, ([, , text = '']) => text.replaceAll(/\\(.)/g, '$1')))
  titlesByFile.set(file, titles)
  return titles
}
