import { expect, test } from 'vitest'
import { roundedToStep } from './time-step.ts'

test.each([
  ['18:30', '18:30'],
  ['18:32', '18:30'],
  ['18:33', '18:35'],
  ['18:58', '19:00'],
  ['23:59', '23:55'],
])('in steps of five minutes %s is rounded to %s', (time, rounded) => {
  expect(roundedToStep(time, 5)).toBe(rounded)
})
