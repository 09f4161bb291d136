import { expect, test } from 'vitest'
import { ok, refuse } from '../shared/result.ts'
import { decideStoredText } from './stored-text.ts'

test('ten megabytes a day may be stored, and three hundred altogether', () => {
  const [day, all] = [10_000_000, 300_000_000]
  expect(decideStoredText({ today: day, total: all })).toEqual(ok(null))
  expect(decideStoredText({ today: day + 1, total: all })).toEqual(
    refuse('too-much-text-today', { n: 10 }),
  )
  expect(decideStoredText({ today: day + 1, total: all + 1 })).toEqual(
    refuse('too-much-text', { n: 300 }),
  )
})
