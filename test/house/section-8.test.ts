// The spec's error catalog: every line has a test that provokes it, and every text appears verbatim
// in the client or its words.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { hasTest, sourceOf } from '#test/support/proofs.ts'

const lines = 18
const entries = readCases('section-8.txt').map(
  ([line = '', entry = '', file = '', title = '']) => ({ line: Number(line), entry, file, title }),
)
const client = ['src/client', 'src/words/en'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
)

const quoted = (entry: string): string[][] =>
  Array.from(entry.matchAll(/"([^"]+)"/g), ([, text = '']) => text.split(/\{\w+\}/))
const says = (source: string, pieces: readonly string[]): boolean =>
  pieces.every((piece) => source.includes(piece))

test('no line of the catalogue is missing', () => {
  expect([...new Set(entries.map(({ line }) => line))]).toEqual(
    Array.from({ length: lines }, (_, index) => index + 1),
  )
})

test.each(entries)('$line: $entry', ({ entry, file, title }) => {
  expect(hasTest(file, title)).toBe(true)
  for (const pieces of quoted(entry)) {
    expect(client.filter((source) => says(source, pieces))).not.toEqual([])
    expect(says(sourceOf(file), pieces)).toBe(true)
  }
})

test('a test that is not there is missed', () => {
  expect(hasTest('test/e2e/errors.e2e.ts', 'nothing of the kind')).toBe(false)
  expect(hasTest('test/e2e/nowhere.e2e.ts', 'nothing of the kind')).toBe(false)
})
