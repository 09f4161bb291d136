import { expect, test } from 'vitest'
import { durationChoices, formatDuration } from './duration-words.ts'

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [720, '12 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words)
})

test('the choices run from 15 minutes to 12 hours and hold the current one', () => {
  const choices = durationChoices(100)
  expect([choices[0], choices.at(-1)]).toEqual([15, 720])
  expect(choices).toContain(100)
  expect(choices).toEqual([...new Set(choices)].toSorted((a, b) => a - b))
})
