import { expect, test } from 'vitest'
import { toAnnouncement } from './announcement.ts'

const event = (eventId: string, startsAt: number, seriesId: string | null = null) => ({
  eventId,
  startsAt,
  seriesId,
})

test('a player is told of the first event, how many dates its series has, and how many others there are', () => {
  expect(toAnnouncement([])).toBeNull()
  expect(toAnnouncement([event('a', 5)])).toEqual({ event: event('a', 5), dates: 1, others: 0 })
  expect(toAnnouncement([event('b', 9, 's'), event('a', 5, 's'), event('c', 7)])).toEqual({
    event: event('a', 5, 's'),
    dates: 2,
    others: 1,
  })
  expect(
    toAnnouncement([event('a', 1), event('b', 9, 's'), event('c', 7, 's'), event('d', 8)]),
  ).toMatchObject({ event: { eventId: 'a' }, dates: 1, others: 2 })
})
