import { expect, test } from 'vitest'
import { toInvitation, type AskingEvent } from './invitation.ts'

const asking = (eventId: string, changes: Partial<AskingEvent> = {}): AskingEvent => ({
  eventId,
  seriesId: null,
  startsAt: 1,
  dates: null,
  ...changes,
})

test('nothing is said without an event', () => {
  expect(toInvitation([])).toBeNull()
})

test('a single event has one date', () => {
  const event = asking('a')
  expect(toInvitation([event])).toEqual({ event, dates: 1, others: 0 })
})

test('the first date of a series says how many dates it still has', () => {
  const event = asking('a', { seriesId: 's', dates: 6 })
  expect(toInvitation([event])).toMatchObject({ dates: 6, others: 0 })
  const second = asking('b', { seriesId: 's', startsAt: 2 })
  expect(toInvitation([second, event])).toMatchObject({ event, dates: 6 })
  expect(toInvitation([{ ...event, dates: 1 }, second])).toMatchObject({ dates: 2 })
  expect(toInvitation([{ ...event, dates: null }, second])).toMatchObject({ dates: 2 })
})

test('other events are counted, a series as one', () => {
  const others = [
    asking('b', { startsAt: 2 }),
    asking('c', { startsAt: 3, seriesId: 's' }),
    asking('d', { startsAt: 4, seriesId: 's' }),
  ]
  expect(toInvitation([...others, asking('a')])).toMatchObject({
    event: { eventId: 'a' },
    dates: 1,
    others: 2,
  })
})
