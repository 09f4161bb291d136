import { expect, test } from 'vitest'
import { findLeavingEnd } from './leaving-end.ts'

const bar = { left: 16, right: 374 }

test.each([
  [null, 'end'],
  [16, 'end'],
  [195, 'end'],
  [196, 'start'],
  [374, 'start'],
])('after a tap at %s the way out stands at the %s', (tapX, end) => {
  expect(findLeavingEnd(tapX, bar)).toBe(end)
})
