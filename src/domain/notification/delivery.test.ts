import { assert, integer, pre, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, numberToDay } from '../shared/day.ts'
import {
  decideDelivery,
  digestBatch,
  nextDigest,
  quietUntil,
  retryMs,
  type DeliveryFacts,
} from './delivery.ts'

const now = 1_780_000_000_000
const facts: DeliveryFacts = {
  kind: 'promoted',
  channel: 'push',
  batch: 'event:1',
  created: now,
  isOn: true,
  isReachable: true,
  isRead: false,
  isTakenBack: false,
  isApart: false,
  event: { startsAt: '2026-06-02T18:00', isOver: false, isOff: false },
  answerBy: null,
  quiet: null,
  digest: false,
  lastSent: null,
}
const decide = (changes: Partial<DeliveryFacts>, wall = '2026-06-01T12:00') =>
  decideDelivery({ ...facts, ...changes }, now, wall)

test.each([
  ['22:00', '07:00', '2026-06-01T21:59', null],
  ['22:00', '07:00', '2026-06-01T22:00', '2026-06-02T07:00'],
  ['22:00', '07:00', '2026-12-31T23:59', '2027-01-01T07:00'],
  ['22:00', '07:00', '2026-06-02T06:59', '2026-06-02T07:00'],
  ['22:00', '07:00', '2026-06-02T07:00', null],
  ['13:00', '15:30', '2026-06-01T13:00', '2026-06-01T15:30'],
  ['13:00', '15:30', '2026-06-01T15:30', null],
  ['13:00', '15:30', '2026-06-01T12:59', null],
  ['00:00', '06:00', '2026-06-01T00:00', '2026-06-01T06:00'],
])('quiet from %s to %s: at %s until %s', (from, to, at, until) => {
  expect(quietUntil({ from, to }, at)).toBe(until)
})

const clock = tuple(integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 })).map(
  ([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
)
const day = integer({ min: 20_000, max: 40_000 }).map(numberToDay)

test('quiet ends within a day, at its end, and what is quiet is quiet until then', () => {
  assert(
    property(clock, clock, day, clock, (from, to, on, time) => {
      pre(from !== to)
      const until = quietUntil({ from, to }, `${on}T${time}`)
      if (until === null) return
      expect(until.slice(11)).toBe(to)
      expect([
        `${on}T${time}` < until,
        until <= `${addDays(on, 1)}T${time}`,
        quietUntil({ from, to }, until),
      ]).toEqual([true, true, null])
    }),
  )
})

test('of a day all minutes but the quiet ones are loud, whichever way the hours lie', () => {
  assert(
    property(clock, clock, clock, (one, other, time) => {
      pre(one !== other)
      const isQuiet = (from: string, to: string): boolean =>
        quietUntil({ from, to }, `2026-06-01T${time}`) !== null
      expect(isQuiet(one, other)).toBe(!isQuiet(other, one))
    }),
  )
})

test('the digest comes at six in the evening, today or tomorrow', () => {
  expect(
    ['2026-06-01T00:00', '2026-06-01T17:59', '2026-06-01T18:00', '2026-12-31T23:00'].map(
      nextDigest,
    ),
  ).toEqual(['2026-06-01T18:00', '2026-06-01T18:00', '2026-06-02T18:00', '2027-01-01T18:00'])
})

test.each<[string, Partial<DeliveryFacts>]>([
  ['unreachable', { isReachable: false }],
  ['off', { isOn: false }],
  ['apart', { isApart: true }],
  ['read', { isRead: true }],
  ['taken back', { isTakenBack: true }],
  ['over', { event: { startsAt: '2026-06-01T10:00', isOver: true, isOff: false } }],
  ['event off', { event: { startsAt: '2026-06-02T18:00', isOver: false, isOff: true } }],
  ['stale', { created: now - 4 * 86_400_000 }],
])('what is %s is dropped', (why, changes) => {
  expect(decide(changes)).toEqual({ act: 'drop', why })
})

test('that an event is off is told though it is, and results though it is over', () => {
  const event = { startsAt: '2026-06-02T18:00', isOver: false, isOff: true }
  expect([
    decide({ kind: 'event-cancelled', event }),
    decide({ kind: 'results-closed', event: { ...event, isOver: true } }),
  ]).toEqual([{ act: 'send' }, { act: 'send' }])
})

test('quiet hours and the digest wait, but never beyond the beginning of what it is about', () => {
  const quiet = { from: '22:00', to: '07:00' }
  const at = (startsAt: string) => ({ quiet, event: { startsAt, isOver: false, isOff: false } })
  const night = '2026-06-01T23:00'
  expect(decide(at('2026-06-02T07:00'), night)).toEqual({
    act: 'hold',
    until: '2026-06-02T07:00',
    batch: 'event:1',
  })
  expect(decide(at('2026-06-02T06:59'), night)).toEqual({ act: 'send' })
  expect(decide({ ...at('2026-06-02T06:59'), kind: 'results-closed' }, night)).toMatchObject({
    act: 'hold',
  })
  const mail = { channel: 'mail' as const, digest: true }
  expect(decide(mail)).toEqual({ act: 'hold', until: '2026-06-01T18:00', batch: digestBatch })
  expect(
    decide({ ...mail, event: { startsAt: '2026-06-01T17:00', isOver: false, isOff: false } }),
  ).toEqual({ act: 'send' })
  expect([
    decide({ ...mail, batch: digestBatch }),
    decide({ ...mail, kind: 'calendar-request' }),
    decide({ ...mail, channel: 'push' }),
  ]).toEqual([{ act: 'send' }, { act: 'send' }, { act: 'send' }])
})

test('a push message rests until a minute after the last of its batch; a mail does not', () => {
  expect([
    decide({ lastSent: now - 20_000 }),
    decide({ lastSent: now - 60_000 }),
    decide({ lastSent: now - 20_000, channel: 'mail' }),
  ]).toEqual([{ act: 'rest', ms: 40_000 }, { act: 'send' }, { act: 'send' }])
})

test('each try waits longer than the last, and there is a last', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map(retryMs)
  expect(waits.at(-1)).toBeNull()
  expect(
    waits.slice(0, -1).every((wait, index) => wait !== null && wait > (waits[index - 1] ?? 0)),
  ).toBe(true)
})

test('an offered place presses through quiet hours only when it has to be answered before they end', () => {
  const quiet = { from: '21:30', to: '07:00' }
  const offered = (answerBy: string | null) =>
    decide({ kind: 'place-offered', quiet, answerBy }, '2026-06-01T22:00')
  expect(offered('2026-06-02T06:30')).toEqual({ act: 'send' })
  expect(offered('2026-06-02T08:00')).toEqual({
    act: 'hold',
    until: '2026-06-02T07:00',
    batch: 'event:1',
  })
  expect(
    decide(
      { kind: 'place-offered', channel: 'mail', digest: true, answerBy: '2026-06-01T14:00' },
      '2026-06-01T12:00',
    ),
  ).toEqual({ act: 'send' })
})

test('an offer that was answered, or whose time is over, is told to no one anymore', () => {
  const taken = { act: 'drop', why: 'taken back' }
  expect(decide({ kind: 'place-offered', answerBy: null })).toEqual(taken)
  expect(decide({ kind: 'place-offered', answerBy: '2026-06-01T12:00' })).toEqual(taken)
  expect(decide({ kind: 'place-offered', answerBy: '2026-06-01T12:01' })).toEqual({ act: 'send' })
})
