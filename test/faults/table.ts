// Formats the faults as a table for docs/testing.md.
import { caughtBefore } from './before.ts'
import { toCatcher, type Fault } from './fault.ts'

const head = ['Fault', 'Fixed in', 'Kind', 'Caught by']

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const nameFiles = (catchers: readonly string[]): string =>
  [...new Set(catchers.map((text) => toCatcher(text).file))]
    .map((file) => file.split('/').slice(-2).join('/'))
    .join(', ') || 'nothing'

/** The files that catch a fault, and where they were others, those that caught it before. */
function describeCatchers({ id, caughtBy, form }: Fault): string {
  const now = nameFiles(caughtBy)
  const before = caughtBefore[id] ?? now
  const notes = [before === now ? '' : `before: ${before}`, form === 'short' ? '' : `${form} form`]
  const noted = notes.filter((note) => note !== '').join('; ')
  return noted === '' ? now : `${now} (${noted})`
}

export const toTable = (faults: readonly Fault[]): string =>
  [
    toRow(head),
    toRow(head.map(() => '---')),
    ...faults.map((fault) =>
      toRow([fault.title, `\`${fault.fix}\``, fault.kind, describeCatchers(fault)]),
    ),
  ].join('\n')
