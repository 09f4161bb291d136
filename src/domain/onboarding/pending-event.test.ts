import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { parsePendingEventId } from './pending-event.ts'

test.each(readCases('pending-paths-good.txt'))(
  '%j leads to event %j',
  (path = '', eventId = '') => {
    expect(parsePendingEventId(path)).toBe(eventId)
  },
)

test.each(readCases('pending-paths-bad.txt'))('%j leads nowhere', (path = '') => {
  expect(parsePendingEventId(path)).toBeNull()
})
