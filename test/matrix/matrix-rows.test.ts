// Every name of the contract has a row in the matrix.
import { expect, test } from 'vitest'
import { names } from './matrix-wire.ts'
import { everyRow } from './nouns.ts'

test('every call, live query and HTTP function has a row', () => {
  const asked = new Set(everyRow.map(({ name }) => name))
  expect(names.filter((name) => !asked.has(name))).toEqual([])
})
