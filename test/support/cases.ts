// Reads the good and bad values of test/cases: one a line, '#' starts a comment. A line may hold
// columns parted by tabs; values may use \t, \n, \u0000 … where the character itself could not be
// seen.
import { readFileSync } from 'node:fs'

/** The rows of a case file, each as its columns. A file without rows is a mistake and throws. */
export function readCases(fileName: string): string[][] {
  const text = readFileSync(new URL(`../cases/${fileName}`, import.meta.url), 'utf8')
  const rows = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map(unescaped))
  if (rows.length === 0) throw new Error(`no cases in ${fileName}`)
  return rows
}

const named: Record<string, string> = { t: '\t', n: '\n', '\\': '\\' }

const unescaped = (column: string): string =>
  column.replace(
    /\\(?:u([0-9a-f]{4})|([tn\\]))/gi,
    (_, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (named[name ?? ''] ?? '')
        : String.fromCharCode(Number.parseInt(code, 16)),
  )
