import { expect, test } from 'vitest'
import { mayAnswerAppeal, needsReason, operatorOutcomes } from './report.ts'

test('a warning and a hidden profile come with a reason, a removal may', () => {
  expect(operatorOutcomes.filter(needsReason)).toEqual(['warned', 'hidden'])
  expect(needsReason('suspended')).toBe(true)
})

test.each([
  [false, false, true],
  [false, true, true],
  [true, true, false],
  [true, false, true],
])('own decision %s, others there %s: may answer %s', (isOwnDecision, hasOthers, may) => {
  expect(mayAnswerAppeal({ isOwnDecision, hasOthers })).toBe(may)
})
