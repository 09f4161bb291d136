import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { pendingEventIdOf } from './pending-event.ts'

test.each(readCases('pending-paths-good.txt'))(
  '%j leads to event %j',
  (path = '', eventId = '') => {
    expect(pendingEventIdOf(path)).toBe(eventId)
  },
)

test.each(readCases('pending-paths-bad.txt'))('%j leads nowhere', (path = '') => {
  expect(pendingEventIdOf(path)).toBeNull()
})
