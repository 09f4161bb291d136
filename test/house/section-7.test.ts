// The table for the spec's section 7 in docs/protocol.md covers every message of the spec's clients
// and names only existing calls.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls, httpFunctions } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { readCases } from '#test/support/cases.ts'

type Row = { line: string; names: string[] }

const names = new Set([
  ...Object.keys(calls),
  ...Object.keys(httpFunctions),
  ...Object.keys(liveQueries),
])
const lines = readCases('section-7.txt').map(([line = '']) => line)
const rows = rowsOf(readFileSync('docs/protocol.md', 'utf8'))

function rowsOf(text: string): Row[] {
  const section = text.split('\n## ').find((part) => part.startsWith('Section 7 of the spec')) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .slice(1)
    .map((line) => {
      const [asked = '', answered = ''] = line.slice(2).split(' | ')
      return {
        line: asked,
        names: Array.from(answered.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
      }
    })
}

test('every line of section 7 has one row, in the order of the spec', () => {
  expect(rows.map(({ line }) => line)).toEqual(lines)
  expect(new Set(lines).size).toBe(lines.length)
})

test('every row names who answers', () => {
  expect(rows.filter((row) => row.names.length === 0)).toEqual([])
})

test('every name is in the contract, or is a file that answers beside it', () => {
  const isThere = (name: string): boolean =>
    names.has(name) || (name.startsWith('src/') && existsSync(name))
  expect(rows.flatMap((row) => row.names.filter((name) => !isThere(name)))).toEqual([])
})

test('every name of the contract is said by the spec or by the app', () => {
  const named = new Set(rows.flatMap((row) => row.names))
  const app = readdirSync('src/client', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n')
  expect([...names].filter((name) => !named.has(name) && !app.includes(`'${name}'`))).toEqual([])
})
