// The list of faults as a table of docs/testing.md.
import { caughtBefore } from './before.ts'
import { toCatcher, type Fault } from './fault.ts'

const head = ['Fault', 'Fixed in', 'Room', 'Kind', 'Caught before by', 'Caught now by', 'Form']

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** 'check-in/handlers.pg.test.ts, e2e/check-in.e2e.ts' */
const nameFiles = (catchers: readonly string[]): string =>
  [...new Set(catchers.map((text) => toCatcher(text).file))]
    .map((file) => file.split('/').slice(-2).join('/'))
    .join(', ') || 'nothing'

export const toTable = (faults: readonly Fault[]): string =>
  [
    toRow(head),
    toRow(head.map(() => '---')),
    ...faults.map(({ id, title, fix, room, kind, caughtBy, form }) =>
      toRow([title, `\`${fix}\``, room, kind, caughtBefore[id] ?? '', nameFiles(caughtBy), form]),
    ),
  ].join('\n')
