import { expect, test } from 'vitest'
import { holdsName } from './own-name.ts'

test.each([
  ['Zoe-1’s Tuesdays', true],
  ['With ZOE-1', true],
  ['Zoe-10 and friends', false],
  ['Zoe', false],
  ['¡Zoe-1!', true],
  ['', false],
])('%j holds the name Zoe-1: %s', (title, holds) => {
  expect(holdsName(title, 'Zoe-1')).toBe(holds)
})
