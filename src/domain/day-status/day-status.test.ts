import { assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDay } from '../shared/day.ts'
import { readDayLine, writeDayLine } from './day-line.ts'
import {
  dayStates,
  dayStatusRefusal,
  findEffective,
  isDayOff,
  isSameDayStatus,
  type StoredDayStatus,
} from './day-status.ts'

const day = { startTime: '18:00', endsAt: 1000 }
const said = (
  state: StoredDayStatus['state'],
  saidAt: number,
  until: string | null = state === 'delayed' ? '19:30' : null,
): StoredDayStatus => ({ state, until, note: '', nextWord: null, saidAt })

const anyWord = record({
  state: constantFrom(...dayStates),
  saidAt: integer({ min: 0, max: 1500 }),
  until: constantFrom('09:00', '18:00', '18:30', '21:00'),
  note: constantFrom('', 'Wet'),
  nextWord: constantFrom(null, '17:00'),
}).map((word) => ({ ...word, until: word.state === 'delayed' ? word.until : null }))
const anyWords = record({ own: option(anyWord), venue: option(anyWord) })

describe('the status of an event', () => {
  test.each([
    ['nothing was said', null, null, null],
    ['the venue alone spoke', null, said('off', 1), 'off by venue'],
    ['the event alone spoke', said('watching', 1), null, 'watching by event'],
    ['the venue spoke later', said('planned', 1), said('off', 2), 'off by venue'],
    ['the event spoke later', said('planned', 2), said('off', 1), 'planned by event'],
    [
      'the event is off, the venue watches later',
      said('off', 1),
      said('watching', 2),
      'off by event',
    ],
    ['the event is off, the venue goes on', said('off', 1), said('planned', 2), 'off by event'],
    ['the venue takes its word back', said('delayed', 1), said('planned', 2), 'delayed by event'],
    ['the venue said it after the end', null, said('off', 1000), null],
    ['the delay ends before the start', null, said('delayed', 1, '10:00'), null],
  ])('%s', (_name, own, venue, expected) => {
    const status = findEffective({ own, venue }, day)
    expect(status && `${status.state} by ${status.by}`).toBe(expected)
  })

  test('is always one of the two words, whole', () => {
    assert(
      property(anyWords, ({ own, venue }) => {
        const status = findEffective({ own, venue }, day)
        if (status === null) return
        const { saidAt: _saidAt, ...word } = (status.by === 'event' ? own : venue) ?? said('off', 0)
        expect(status).toEqual({ ...word, by: status.by })
      }),
    )
  })

  test('is off by its own word until it says otherwise, whatever the venue says', () => {
    assert(
      property(anyWord, (venue) => isDayOff(findEffective({ own: said('off', 500), venue }, day))),
    )
  })

  test('does not change by what is said after its end', () => {
    assert(
      property(anyWords, ({ own, venue }) => {
        const late = { ...(venue ?? said('off', 0)), saidAt: day.endsAt }
        expect(findEffective({ own, venue: late }, day)).toEqual(
          findEffective({ own, venue: null }, day),
        )
      }),
    )
  })
})

test('as planned says what nothing says, but for its sentence', () => {
  expect(isSameDayStatus(null, said('planned', 1))).toBe(true)
  expect(isSameDayStatus(null, { ...said('planned', 1), note: 'Dry!' })).toBe(false)
  expect(isSameDayStatus(said('delayed', 1), said('delayed', 2, '20:00'))).toBe(false)
})

test.each([
  ['2026-06-01', 'off', null, 'day-status-too-far'],
  ['2026-06-02', 'off', null, null],
  ['2026-06-09', 'watching', null, null],
  ['2026-06-10', 'off', null, 'day-status-too-far'],
  ['2026-06-02', 'delayed', '18:00', 'day-status-delay'],
  ['2026-06-02', 'delayed', '18:05', null],
  ['2026-06-02', 'delayed', null, 'day-status-delay'],
  ['2026-06-02', 'off', '18:05', 'day-status-delay'],
] as const)('of %s, %s to %s: %s', (asked, state, until, expected) => {
  const around = { day: toDay(asked), today: toDay('2026-06-02'), startTime: '18:00' }
  expect(dayStatusRefusal({ state, until }, around)).toBe(expected)
})

test('a line of the log reads as it was written', () => {
  assert(
    property(anyWord, (word) => {
      const { state, until, note } = word
      expect(readDayLine(writeDayLine(word))).toEqual({ state, until, note })
    }),
  )
  expect(readDayLine('waiting')).toBeNull()
})
