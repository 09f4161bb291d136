import { expect, test } from 'vitest'
import { filterInvitingEvents } from './inviting-events.ts'

const now = Date.parse('2031-06-02T18:00:00Z')
const event = { isOrganizer: true, status: 'published', startsAt: '2031-06-02T18:30:00Z' } as const

test('people are invited to events that I run, that are published, and that have not begun', () => {
  const others = [
    { ...event, isOrganizer: false },
    { ...event, status: 'cancelled' as const },
    { ...event, startsAt: '2031-06-02T17:30:00Z' },
  ]
  expect(filterInvitingEvents([...others, event], now)).toEqual([event])
})
