// Every name of the contract has a row in the matrix, and every row is run.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyRow } from './every-row.ts'
import { names } from './matrix-wire.ts'

test('every call, live query and HTTP function has a row', () => {
  const asked = new Set(everyRow.map(({ name }) => name))
  expect(names.filter((name) => !asked.has(name))).toEqual([])
})

test('every file of rows is asked by one of the matrices', () => {
  const files = readdirSync(import.meta.dirname)
  const matrices = files
    .filter((name) => name.startsWith('authorization-'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  expect(
    files.filter(
      (name) =>
        name.endsWith('-rows.ts') && !matrices.some((text) => text.includes(`from './${name}'`)),
    ),
  ).toEqual([])
})
