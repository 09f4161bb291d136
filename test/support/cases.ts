// Reads the good and bad values of test/cases: one per line, '#' starts a comment, tabs separate
// columns. Invisible characters are written as \t,
// , \u0000 ….
import { readFileSync } from 'node:fs'

/** Rows of a case file as columns. Throws for a file without rows. */
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
