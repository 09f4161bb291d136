import { expect, test } from 'vitest'
import { hourMs, terms } from '#test/support/roster-builder.ts'
import { isLateCancel } from './eligibility.ts'

test('leaving is late after the cut-off, and never where there is none', () => {
  const { startsAt } = terms()
  const isLate = (cancelCutoffHours: number, at: number): boolean =>
    isLateCancel({ startsAt, cancelCutoffHours }, at)
  expect([isLate(2, startsAt - 2 * hourMs), isLate(2, startsAt - 2 * hourMs + 1)]).toEqual([
    false,
    true,
  ])
  expect([isLate(0, startsAt), isLate(0, startsAt + 1)]).toEqual([false, false])
})
