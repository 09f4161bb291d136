import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countAbsent, listNextCalls, type CallDesk, type DeskMatch } from './next-calls.ts'

const minute = 60_000
const now = 600 * minute

const match = (key: string, people: readonly string[], fields: Partial<DeskMatch> = {}) => ({
  key,
  division: 'd',
  plannedStart: now,
  plannedCourt: null,
  people,
  isReady: true,
  court: null,
  absent: 0,
  left: 0,
  ...fields,
})
const desk = (matches: readonly DeskMatch[], fields: Partial<CallDesk> = {}): CallDesk => ({
  matches,
  courts: [1, 2],
  restMinutes: 15,
  lastEnded: new Map(),
  ...fields,
})
const inWords = (from: CallDesk): string[] =>
  listNextCalls(from, now).map(
    ({ key, court, waitsFor }) => `${key} ${court ?? '-'} ${waitsFor.join(' ')}`,
  )

describe('the next calls of a desk', () => {
  test('go by the plan, to the planned court where it is free', () => {
    expect(
      inWords(
        desk([
          match('late', ['e', 'f'], { plannedStart: now + minute }),
          match('none', ['g', 'h'], { plannedStart: null }),
          match('second', ['c', 'd'], { plannedCourt: 2 }),
          match('first', ['a', 'b'], { plannedCourt: 1 }),
        ]),
      ),
    ).toEqual(['first 1 nothing', 'second 2 nothing', 'late - court', 'none - court'])
  })

  test('leave a court to the match that is planned there', () => {
    expect(
      inWords(
        desk([
          match('on', ['x'], { isReady: false, court: 3 }),
          match('first', ['a'], { plannedStart: now - minute, plannedCourt: 3 }),
          match('second', ['b'], { plannedCourt: 1 }),
        ]),
      ),
    ).toEqual(['first 2 nothing', 'second 1 nothing'])
  })

  test('pass over people that play, rest, are called already or are not there', () => {
    expect(
      inWords(
        desk(
          [
            match('on', ['a', 'b'], { isReady: false, court: 1 }),
            match('1', ['a', 'c']),
            match('2', ['d', 'e']),
            match('3', ['f', 'g'], { absent: 1 }),
            match('4', ['h', 'i']),
            match('5', ['h', 'j']),
            match('6', ['k']),
          ],
          { lastEnded: new Map([['d', now - 5 * minute]]) },
        ),
      ),
    ).toEqual([
      '4 2 nothing',
      '1 - players-on-court',
      '2 - rest',
      '3 - check-in',
      '5 - players-next',
      '6 - court',
    ])
  })

  test('say when everyone has rested', () => {
    const lastEnded = new Map([
      ['a', now - 20 * minute],
      ['b', now - 5 * minute],
    ])
    expect(
      listNextCalls(desk([match('1', ['a', 'b']), match('2', ['c'])], { lastEnded }), now),
    ).toEqual([
      { key: '2', court: 1, readyAt: 0, waitsFor: ['nothing'] },
      { key: '1', court: null, readyAt: now + 10 * minute, waitsFor: ['rest'] },
    ])
  })

  test('hold nothing that is not ready, and call nothing without a court', () => {
    expect(inWords(desk([match('1', ['a'], { isReady: false })]))).toEqual([])
    expect(inWords(desk([match('1', ['a'])], { courts: [] }))).toEqual(['1 - court'])
  })
})

describe('the order of calls', () => {
  test('goes by start, then court, then key', () => {
    const none = { courts: [] }
    expect(
      inWords(
        desk(
          [
            match('d', ['d'], { plannedCourt: null }),
            match('c', ['c'], { plannedCourt: 2 }),
            match('b', ['b'], { plannedCourt: 1 }),
            match('a', ['a'], { plannedStart: now + 1, plannedCourt: 1 }),
            match('f', ['f'], { plannedStart: null, plannedCourt: 1 }),
            match('e', ['e'], { plannedStart: null, plannedCourt: 1 }),
          ],
          none,
        ),
      ).map((text) => text.at(0)),
    ).toEqual(['b', 'c', 'd', 'a', 'e', 'f'])
  })
})

describe('what a match waits for', () => {
  const waits = (matches: readonly DeskMatch[], fields: Partial<CallDesk> = {}) =>
    Object.fromEntries(
      listNextCalls(desk(matches, fields), now).map(({ key, waitsFor }) => [key, waitsFor]),
    )

  test('is its people on court rather than their rest, and who is absent besides', () => {
    const on = match('on', ['a'], { isReady: false, court: 1 })
    const lastEnded = new Map([['b', now]])
    expect(
      waits([on, match('1', ['a', 'b'], { absent: 1 }), match('2', ['b'], { absent: 2 })], {
        lastEnded,
      }),
    ).toEqual({ '1': ['players-on-court', 'check-in'], '2': ['rest', 'check-in'] })
  })

  test('is somebody who is called to another match, once', () => {
    expect(
      waits([match('1', ['a']), match('2', ['a', 'b'], { absent: 1 }), match('3', ['a'])]),
    ).toEqual({
      '1': ['nothing'],
      '2': ['players-next', 'check-in'],
      '3': ['players-next'],
    })
    const on = match('on', ['a'], { isReady: false, court: 1 })
    expect(waits([on, match('1', ['b']), match('2', ['a', 'b'])])).toEqual({
      '1': ['nothing'],
      '2': ['players-on-court'],
    })
  })

  test('is nobody any more where someone of it left: it is not called', () => {
    expect(waits([match('1', ['a'], { left: 1 }), match('2', ['a'])])).toEqual({
      '1': ['left'],
      '2': ['nothing'],
    })
  })

  test('is over at the very instant at which everyone has rested', () => {
    const lastEnded = (at: number) => ({ lastEnded: new Map([['a', at]]) })
    expect(waits([match('1', ['a'])], lastEnded(now - 15 * minute))).toEqual({ '1': ['nothing'] })
    expect(waits([match('1', ['a'])], lastEnded(now - 15 * minute + 1))).toEqual({ '1': ['rest'] })
  })

  test('a match of people on court is ready a rest after now at the earliest', () => {
    const on = match('on', ['a'], { isReady: false, court: 1 })
    const [call] = listNextCalls(desk([on, match('1', ['a', 'b'])]), now)
    expect(call).toEqual({
      key: '1',
      court: null,
      readyAt: now + 15 * minute,
      waitsFor: ['players-on-court'],
    })
  })

  test('a match on a court is not called, ready or not', () => {
    expect(waits([match('1', ['a'], { court: 2 })])).toEqual({})
  })
})

describe('courts', () => {
  test('are given by the plan first, then the free ones in their order', () => {
    expect(
      inWords(
        desk(
          [
            match('1', ['a'], { plannedStart: now - 3, plannedCourt: 2 }),
            match('2', ['b'], { plannedStart: now - 2, plannedCourt: 2 }),
            match('3', ['c'], { plannedStart: now - 1, plannedCourt: 9 }),
          ],
          { courts: [1, 2, 3] },
        ),
      ),
    ).toEqual(['1 2 nothing', '2 1 nothing', '3 3 nothing'])
  })
})

const aPerson = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j')
const aDesk = fc
  .record({
    courts: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }),
    restMinutes: fc.constantFrom(0, 15),
    lastEnded: fc
      .array(fc.tuple(aPerson, fc.integer({ min: 560, max: 600 })))
      .map((ends) => new Map(ends.map(([person, at]) => [person, at * minute]))),
    matches: fc.array(
      fc.record({
        people: fc.uniqueArray(aPerson, { minLength: 2, maxLength: 4 }),
        plannedStart: fc.option(fc.integer({ min: 580, max: 620 }).map((at) => at * minute)),
        plannedCourt: fc.option(fc.integer({ min: 1, max: 6 })),
        isReady: fc.boolean(),
        court: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 2 }),
        absent: fc.constantFrom(0, 0, 0, 1),
        left: fc.constantFrom(0, 0, 0, 1),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ matches, ...rest }): CallDesk => ({
    ...rest,
    matches: matches.map((each, number) => ({
      ...each,
      key: `m${number}`,
      division: 'd',
      isReady: each.isReady && each.court === null,
      court: each.isReady ? null : each.court,
    })),
  }))

describe('any desk', () => {
  test('calls nobody twice, nobody on court, unrested or absent, and each free court once', () => {
    fc.assert(
      fc.property(aDesk, (from) => {
        const calls = listNextCalls(from, now).filter(({ waitsFor }) => waitsFor[0] === 'nothing')
        const called = calls.map(({ key }) => from.matches.find((each) => each.key === key))
        const people = called.flatMap((each) => each?.people ?? [])
        const onCourt = from.matches.filter(({ court }) => court !== null)
        expect(new Set(people).size).toBe(people.length)
        for (const person of people) {
          expect(onCourt.flatMap((each) => each.people)).not.toContain(person)
          expect((from.lastEnded.get(person) ?? 0) + from.restMinutes * minute).toBeLessThanOrEqual(
            now,
          )
        }
        for (const each of called) expect(each).toMatchObject({ isReady: true, absent: 0, left: 0 })
        const courts = calls.map(({ court }) => court)
        expect(new Set(courts).size).toBe(courts.length)
        for (const court of courts) {
          expect(from.courts).toContain(court)
          expect(onCourt.map((each) => each.court)).not.toContain(court)
        }
        for (const { readyAt } of calls) expect(readyAt).toBeLessThanOrEqual(now)
      }),
    )
  })

  test('lists each ready match once, and leaves no court idle that a match could take', () => {
    fc.assert(
      fc.property(aDesk, (from) => {
        const calls = listNextCalls(from, now)
        expect(calls.map(({ key }) => key).toSorted()).toEqual(
          from.matches
            .filter(({ isReady }) => isReady)
            .map(({ key }) => key)
            .toSorted(),
        )
        const taken = new Set(from.matches.map(({ court }) => court))
        const free = from.courts.filter((court) => !taken.has(court)).length
        const called = calls.filter(({ waitsFor }) => waitsFor[0] === 'nothing').length
        const waiting = calls.filter(({ waitsFor }) => waitsFor.includes('court')).length
        expect(called).toBeLessThanOrEqual(free)
        if (waiting > 0) expect(called).toBe(free)
        for (const { court, waitsFor } of calls) {
          expect(waitsFor.length).toBeGreaterThan(0)
          expect(court === null).toBe(waitsFor[0] !== 'nothing')
        }
      }),
    )
  })
})

test('people are missed only in divisions that check people in', () => {
  const matches = [
    { key: 'a', division: 'one', people: ['ann', 'ben'] },
    { key: 'b', division: 'one', people: ['cal', 'dan'] },
    { key: 'c', division: 'two', people: ['eve', 'fay'] },
  ]
  const missing = (...here: string[]) =>
    Object.fromEntries(countAbsent(matches, (person) => here.includes(person)))
  expect(missing()).toEqual({ a: 0, b: 0, c: 0 })
  expect(missing('ann')).toEqual({ a: 1, b: 2, c: 0 })
  expect(missing('ann', 'ben', 'cal', 'dan', 'fay')).toEqual({ a: 0, b: 0, c: 1 })
})
