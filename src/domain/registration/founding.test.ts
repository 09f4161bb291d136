import { expect, test } from 'vitest'
import { findFoundingHold } from './founding.ts'

const day = 86_400_000
const now = 1_000 * day
const decide = (who: 'everyone' | 'known' | 'admins', age: number, isAdmin = false) =>
  findFoundingHold({ who, days: 7 }, { created: now - age, isAdmin }, now)

test('everyone may, also in the first minute', () => {
  expect(decide('everyone', 0)).toEqual(null)
})

test('known people may after so many days, to the millisecond', () => {
  expect(decide('known', 7 * day)).toEqual(null)
  expect(decide('known', 7 * day - 1)).toEqual({ n: 7, until: now + 1 })
})

test('admins always may, others not where only admins do', () => {
  expect(decide('admins', 999 * day)).toEqual({ n: 0, until: 0 })
  expect([decide('admins', 0, true), decide('known', 0, true)]).toEqual([null, null])
})
