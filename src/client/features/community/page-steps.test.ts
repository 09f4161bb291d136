import { expect, test } from 'vitest'
import { pageNumbers, readPageSteps } from './page-steps.ts'

test('pages are counted by twelves, and an empty list has one', () => {
  expect(pageNumbers([], { count: 0, more: false })).toEqual({ page: 1, pages: 1 })
  expect(pageNumbers([], { count: 25, more: true })).toEqual({ page: 1, pages: 3 })
  expect(pageNumbers(['l', 'x'], { count: 25, more: false })).toEqual({ page: 3, pages: 3 })
})

test('a page never lies beyond the last, whoever came and left meanwhile', () => {
  expect(pageNumbers(['l', 'x'], { count: 13, more: false })).toEqual({ page: 3, pages: 3 })
  expect(pageNumbers(['l'], { count: 24, more: true })).toEqual({ page: 2, pages: 3 })
  expect(pageNumbers(['l'], { count: 40, more: false })).toEqual({ page: 2, pages: 2 })
})

test('what the history keeps is believed only if it is a list of ids', () => {
  expect(readPageSteps(['ann', 3, 'ben'])).toEqual(['ann', 'ben'])
  expect([undefined, null, 'ann', { 0: 'ann' }].map(readPageSteps)).toEqual([[], [], [], []])
})
