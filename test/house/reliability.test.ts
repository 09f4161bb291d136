// The tests and drills that docs/reliability.md names exist.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fourNodeFaults } from '#test/drill/four-node-faults.ts'
import { manyNodeFaults } from '#test/drill/many-node-faults.ts'
import { oneServerFaults } from '#test/drill/one-server-faults.ts'
import { upgradeFaults } from '#test/drill/upgrade-faults.ts'

const text = readFileSync('docs/reliability.md', 'utf8')
const rows = text.split('\n').filter((line) => /^\| (?!-)/.test(line) && !line.includes('Shown by'))
const faults = [...manyNodeFaults, ...fourNodeFaults, ...oneServerFaults, ...upgradeFaults].map(
  ({ name }) => name,
)

test('every test that is named is there', () => {
  const named = [...text.matchAll(/`((?:src|test)\/[\w./-]+\.ts)`/g)].map(([, path]) => path ?? '')
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every drill that is named is in a list of faults', () => {
  const named = [...text.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !faults.includes(name) && name !== 'everyone leaves')).toEqual([])
})

test('every guarantee names what shows it', () => {
  expect(rows.length).toBeGreaterThan(12)
  const bare = rows.filter(
    (row) => !/`[^`]+`|drill: "|operations\.md/.test(row.split(' | ')[1] ?? ''),
  )
  expect(bare).toEqual([])
})
