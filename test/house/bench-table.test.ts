// The table of docs/performance.md is made of what benchmarks noted, between two marks.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readNotes, replaceTable, writeTable } from '../../tools/bench-table/write-table.ts'

const machine = {
  day: '2026-12-01',
  processor: 'a processor',
  cores: 2,
  memoryGiB: 8,
  load: 0.12,
  node: '26.10.0',
  postgres: '18.1',
}
const page = readFileSync('docs/performance.md', 'utf8')
const rowIn = (table: string, what: string): string =>
  table.split('\n').find((line) => line.startsWith(`| ${what}`)) ?? ''

test('a run writes its day, its machine, and what is reached beside which peer', () => {
  const notes = [
    { name: 'event-page this', figures: { loads: 1002, 'CPU ms': 398 } },
    { name: 'event-page this', figures: { loads: 3, 'CPU ms': 41.26 } },
    { name: 'fan-out 1000 Sideout', figures: { 'both µs': 21, 'seen p99 ms': 67 } },
    { name: 'fan-out 1000 Parse Server', figures: { 'both µs': 80, 'seen p99 ms': 110 } },
  ]
  const table = writeTable(
    readNotes(notes.map((note) => `${JSON.stringify(note)}\n`).join('')),
    machine,
  )
  expect(table).toContain(
    'One run on 2026-12-01: 2 cores of a processor, 8 GiB, load 0.1 before, Node 26.10.0, PostgreSQL 18.1.',
  )
  expect(rowIn(table, 'Event page, 500 windows, one sign-up: loads')).toContain(
    '| ≤ 5 | 3 | reached |',
  )
  expect(rowIn(table, 'Event page, 500 windows, one sign-up: CPU')).toContain(
    '| ≤ 40 ms | 41.3 ms | not reached |',
  )
  expect(rowIn(table, 'CPU of a delivery at 1,000, beside Parse')).toContain(
    '| ≤ 0.3× | 0.263× | reached |',
  )
  expect(rowIn(table, 'Seen by 1,000, p99, beside Parse')).toContain('0.609× | not reached |')
})

test('what a run did not measure is named as such', () => {
  const table = writeTable(readNotes(''), machine)
  expect(rowIn(table, 'Idle memory')).toContain('| ≤ 130 MiB | not measured |')
  expect(rowIn(table, 'Anything beside PocketBase')).toContain('| not measured |')
})

test('the page of performance has the marks, and nothing beside the table changes', () => {
  const once = replaceTable(page, 'a table')
  expect(once).toContain('<!-- bench table -->\n\na table\n\n<!-- end of bench table -->')
  expect(replaceTable(once, 'another').replace('another', 'a table')).toBe(once)
  expect(once.length).toBeLessThan(page.length + 'a table'.length)
  expect(() => replaceTable('a page without marks', 'a table')).toThrow('bench table')
})
