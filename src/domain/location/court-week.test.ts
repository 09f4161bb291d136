import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toDay } from '../shared/day.ts'
import { dayMinutes, findHours, layWeek, findSunday, type Booking } from './court-week.ts'

const sunday = toDay('2026-11-22')
const booking = (eventId: string, startTime: string, more: Partial<Booking> = {}): Booking => ({
  eventId,
  startDate: sunday,
  startTime,
  duration: 120,
  courts: 3,
  ...more,
})
const lay = (bookings: readonly Booking[], courts = 9) => layWeek(sunday, bookings, courts)

describe('a week of a venue', () => {
  test('begins on the Sunday before its days, or on the Sunday itself', () => {
    expect(findSunday(toDay('2026-11-28'))).toBe(sunday)
    expect(findSunday(sunday)).toBe(sunday)
  })

  test('has seven days in order, empty ones too', () => {
    expect(lay([]).map(({ day, blocks, peak }) => [day, blocks.length, peak])).toEqual(
      Array.from({ length: 7 }, (_, index) => [addDays(sunday, index), 0, 0]),
    )
  })

  test('shows the usual hours, and more where events are earlier or later', () => {
    expect(findHours(lay([]))).toEqual({ from: 8, until: 21 })
    expect(findHours(lay([booking('dawn', '06:30'), booking('late', '20:30')]))).toEqual({
      from: 6,
      until: 23,
    })
  })
})

describe('events at the same time', () => {
  test('stand side by side, and one that comes later takes a lane that is free again', () => {
    const [first] = lay([
      booking('a', '09:00'),
      booking('b', '10:00'),
      booking('c', '11:00'),
      booking('d', '15:00'),
    ])
    expect(first?.blocks.map(({ eventId, lane, lanes }) => [eventId, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ])
  })

  test('add up to the most courts asked for at once', () => {
    const [first] = lay([booking('a', '09:00'), booking('b', '10:00'), booking('c', '11:00')])
    expect(first?.peak).toBe(6)
    expect(first?.over).toEqual([])
  })

  test('are marked where they ask for more courts than there are, from when until when', () => {
    const [first] = lay([booking('a', '09:00'), booking('b', '10:00'), booking('c', '14:00')], 5)
    expect(first?.over).toEqual([{ from: 600, until: 660, courts: 6 }])
    expect(first?.blocks.map(({ eventId, isOver }) => [eventId, isOver])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ])
  })

  test('are never too many where nobody knows how many courts there are', () => {
    expect(lay([booking('a', '09:00', { courts: 40 })], 0)[0]?.over).toEqual([])
  })
})

test('an event past midnight is on both days, with no minute twice', () => {
  const [first, second] = lay([booking('a', '23:00')])
  expect(first?.blocks).toMatchObject([{ from: 1380, until: dayMinutes }])
  expect(second?.blocks).toMatchObject([{ from: 0, until: 60 }])
})

test('an event of the Saturday before reaches into the week', () => {
  const [first] = lay([booking('a', '23:30', { startDate: addDays(sunday, -1) })])
  expect(first?.blocks).toMatchObject([{ from: 0, until: 90 }])
})

const bookings = fc.array(
  fc.record({
    day: fc.integer({ min: -1, max: 6 }),
    minute: fc.integer({ min: 0, max: 287 }),
    duration: fc.integer({ min: 15, max: 720 }),
    courts: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 20 },
)

test('no two events of a day share a lane at the same time, and none is lost', () => {
  fc.assert(
    fc.property(bookings, (drawn) => {
      const asked = drawn.map(({ day, minute, duration, courts }, index) =>
        booking(String(index), clock(minute * 5), {
          startDate: addDays(sunday, day),
          duration,
          courts,
        }),
      )
      const week = lay(asked)
      for (const { blocks } of week)
        for (const [index, block] of blocks.entries()) {
          expect(block.lane).toBeLessThan(block.lanes)
          for (const other of blocks.slice(index + 1))
            if (other.lane === block.lane)
              expect(other.from >= block.until || other.until <= block.from).toBe(true)
        }
      const shown = new Set(week.flatMap(({ blocks }) => blocks.map(({ eventId }) => eventId)))
      for (const { eventId, startDate } of asked)
        if (startDate >= sunday) expect(shown).toContain(eventId)
    }),
  )
})

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
