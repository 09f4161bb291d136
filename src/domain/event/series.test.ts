import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addDays, dayToNumber, toDay, getWeekday } from '../shared/day.ts'
import { freshEventFields, type EventFields } from './event-fields.ts'
import {
  listChangedFields,
  everyWeeksMax,
  followChange,
  occurrenceDays,
  occurrencesMax,
  repeatFields,
  dedupeAlerts,
  type Repeat,
} from './series.ts'

const repeat = (changes: Partial<Repeat> = {}): Repeat => ({
  everyWeeks: 1,
  weekdays: [],
  until: null,
  count: null,
  ...changes,
})
const tuesday = toDay('2026-06-02')
const days = (changes: Partial<Repeat>): string[] => occurrenceDays(tuesday, repeat(changes))

test('every week on the weekday of the first day, as many as asked', () => {
  expect(days({ count: 4 })).toEqual(['2026-06-02', '2026-06-09', '2026-06-16', '2026-06-23'])
})

test('on several days of the week, none before the first', () => {
  expect(days({ weekdays: [1, 4], count: 6 })).toEqual([
    '2026-06-02',
    '2026-06-04',
    '2026-06-08',
    '2026-06-09',
    '2026-06-11',
    '2026-06-15',
  ])
})

test('every other week, the days of one week together', () => {
  expect(days({ everyWeeks: 2, weekdays: [0, 4], count: 5 })).toEqual([
    '2026-06-02',
    '2026-06-04',
    '2026-06-14',
    '2026-06-16',
    '2026-06-18',
  ])
})

test('until a day, which is included', () => {
  expect(days({ until: toDay('2026-06-16') })).toEqual(['2026-06-02', '2026-06-09', '2026-06-16'])
  expect(days({ until: toDay('2026-06-15') })).toEqual(['2026-06-02', '2026-06-09'])
  expect(days({ until: toDay('2026-06-01') })).toEqual([])
})

test('at most 26, also without an end', () => {
  expect([
    days({}).length,
    days({ until: toDay('2028-01-01') }).length,
    days({ until: toDay('2026-06-09'), count: 9 }).length,
  ]).toEqual([occurrencesMax, occurrencesMax, 2])
  expect(days({}).at(-1)).toBe('2026-11-24')
})

test('the schema holds the limits', () => {
  const isRepeat = (changes: object) => v.is(repeatFields, { ...repeat(), ...changes })
  expect(
    [{}, { count: 2 }, { count: 26 }, { everyWeeks: everyWeeksMax }, { weekdays: [0, 6] }].map(
      isRepeat,
    ),
  ).not.toContain(false)
  expect(
    [
      { count: 1 },
      { count: 27 },
      { everyWeeks: 0 },
      { everyWeeks: everyWeeksMax + 1 },
      { weekdays: [7] },
      { weekdays: [1.5] },
      { until: 'soon' },
    ].map(isRepeat),
  ).not.toContain(true)
})

const aRepeat = fc.record({
  everyWeeks: fc.integer({ min: 1, max: everyWeeksMax }),
  weekdays: fc.array(fc.nat(6), { maxLength: 7 }),
  count: fc.option(fc.integer({ min: 2, max: occurrencesMax })),
  until: fc.option(fc.nat(400).map((n) => addDays(tuesday, n))),
})
test('days are wanted weekdays of wanted weeks, in order, none left out', () => {
  fc.assert(
    fc.property(aRepeat, fc.nat(6), (wanted, offset) => {
      const first = addDays(tuesday, offset)
      const found = occurrenceDays(first, wanted)
      const sunday = dayToNumber(addDays(first, -getWeekday(first)))
      const isWanted = (day: typeof first): boolean =>
        [...wanted.weekdays, getWeekday(first)].includes(getWeekday(day)) &&
        Math.floor((dayToNumber(day) - sunday) / 7) % wanted.everyWeeks === 0
      const plain = Array.from({ length: 26 * 7 * everyWeeksMax }, (_, index) =>
        addDays(first, index),
      ).filter((day) => isWanted(day) && (wanted.until === null || day <= wanted.until))
      expect(found).toEqual(
        plain.slice(0, Math.min(wanted.count ?? occurrencesMax, occurrencesMax)),
      )
    }),
    { numRuns: 60 },
  )
})

const fields = (changes: Partial<EventFields> = {}): EventFields => ({
  ...freshEventFields,
  title: 'Games',
  startDate: tuesday,
  startTime: '18:00',
  location: 'riverside',
  courts: 2,
  minPlayers: 4,
  maxPlayers: 8,
  maxWaitlist: 4,
  cancelCutoffHours: 0,
  cohosts: ['ann', 'ben'],
  ...changes,
})

test('what differs is named; the order of cohosts is no difference', () => {
  expect(
    listChangedFields(fields(), fields({ title: 'Ladies', cohosts: ['ben', 'ann'], courts: 3 })),
  ).toEqual(['title', 'courts'])
})

test('another date takes what was changed and keeps the rest', () => {
  const own = fields({ startDate: toDay('2026-06-09'), note: 'Bring water' })
  expect(followChange(own, [], fields(), fields({ startTime: '19:00', maxPlayers: 12 }))).toEqual({
    fields: { ...own, startTime: '19:00', maxPlayers: 12 },
    moments: [],
    days: 7,
  })
})

test('what was changed in it by itself stays', () => {
  const own = fields({ startDate: toDay('2026-06-09'), startTime: '17:00' })
  expect(
    followChange(own, ['startTime'], fields(), fields({ startTime: '19:00', courts: 4 })).fields,
  ).toEqual({ ...own, courts: 4 })
})

test('a new day moves it by as many days, unless it was moved by itself', () => {
  const moved = fields({ startDate: toDay('2026-06-04') })
  expect(
    followChange(fields({ startDate: toDay('2026-06-09') }), [], fields(), moved).fields.startDate,
  ).toBe('2026-06-11')
  expect(
    followChange(fields({ startDate: toDay('2026-06-10') }), ['startDate'], fields(), moved).fields
      .startDate,
  ).toBe('2026-06-10')
})

test('instants that were changed are to be reckoned, as many days away as the dates are', () => {
  const opens = '2026-05-30T16:00:00.000Z'
  const after = fields({
    signupOpens: opens,
    signupMode: 'lottery',
    drawAt: '2026-06-01T16:00:00.000Z',
  })
  expect(
    followChange(fields({ startDate: toDay('2026-06-16') }), [], fields(), after),
  ).toMatchObject({
    moments: ['signupOpens', 'drawAt'],
    days: 14,
    fields: { signupOpens: opens, signupMode: 'lottery' },
  })
})

test('what belongs together stays together: a date with a maximum of its own keeps its minimum, one with a draw of its own its kind', () => {
  const own = fields({ startDate: toDay('2026-06-16'), maxPlayers: 5 })
  expect(
    followChange(
      own,
      ['maxPlayers', 'drawAt'],
      fields(),
      fields({
        minPlayers: 6,
        maxPlayers: 10,
        signupMode: 'lottery',
        drawAt: '2026-06-01T16:00:00.000Z',
        courts: 3,
      }),
    ).fields,
  ).toEqual({ ...own, courts: 3 })
})

test('nobody is told of one thing twice, but of how many dates', () => {
  const alert = (playerId: string, kind: string, date: string) => ({
    playerId,
    kind,
    params: { date },
  })
  expect(
    dedupeAlerts([
      alert('ann', 'event-cancelled', '1'),
      alert('ben', 'event-cancelled', '1'),
      alert('ann', 'event-cancelled', '2'),
      alert('ann', 'promoted', '2'),
    ]),
  ).toEqual([
    { playerId: 'ann', kind: 'event-cancelled', params: { date: '1', dates: '2' } },
    alert('ben', 'event-cancelled', '1'),
    alert('ann', 'promoted', '2'),
  ])
})
