import { expect, test } from 'vitest'
import { ok, refuse } from '../shared/result.ts'
import { countsSince, isNewcomer, mayBeginThread } from './newcomer.ts'

const hour = 3_600_000
const now = 1_000 * hour

test('an account is new for a week', () => {
  expect(isNewcomer(now, now)).toBe(true)
  expect(isNewcomer(now - 7 * 24 * hour + 1, now)).toBe(true)
  expect(isNewcomer(now - 7 * 24 * hour, now)).toBe(false)
})

test('a newcomer begins five threads within 24 hours, and the next one when the first of them is a day old', () => {
  const begun = [4, 1, 23, 2].map((hours) => now - hours * hour)
  expect(mayBeginThread(begun, now)).toEqual(ok(null))
  expect(mayBeginThread([...begun, now - 3 * hour], now)).toEqual(refuse('too-many-new-threads', { n: 5, seconds: 3600 }))
  expect(countsSince(now)).toBe(now - 24 * hour)
})

test('who began more than five, as by an older rule, waits until four are left', () => {
  expect(mayBeginThread([6, 5, 4, 3, 2, 1].map((hours) => now - hours * hour), now)).toEqual(refuse('too-many-new-threads', { n: 5, seconds: 19 * 3600 }))
})
