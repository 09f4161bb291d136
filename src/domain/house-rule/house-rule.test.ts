// Laws of house rules over random rules and histories, and named cases.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getWeekday, numberToDay } from '../shared/day.ts'
import {
  checkTeamHouseRules,
  checkHouseRules,
  asksNothing,
  countMisses,
  findOpening,
  findPauseEnd,
  hasEffect,
  isInOrder,
  missDays,
  noRules,
  toAttendanceCount,
  type ApplicableRules,
  type HouseRules,
  type HouseStanding,
} from './house-rule.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const today = 20_600
const now = today * dayMs + 12 * hourMs
const startsAt = now + 5 * dayMs

const toInstant = (daysBefore: number, time: string): number =>
  Math.floor(startsAt / dayMs) * dayMs -
  daysBefore * dayMs +
  Number(time.slice(0, 2)) * hourMs +
  Number(time.slice(3)) * 60_000
const eventDay = Math.floor(startsAt / dayMs)
const event = { startsAt, toInstant, day: numberToDay(eventDay) }
const inDays = (days: number): string => numberToDay(eventDay + days)

const fresh: HouseStanding = {
  isMember: true,
  onDay: 0,
  inWeek: 0,
  isWaiting: false,
  misses: [],
  later: [],
}
const applied = (
  rules: Partial<HouseRules>,
  standing: Partial<HouseStanding> = {},
): ApplicableRules => ({
  rules: { ...noRules, ...rules },
  standing: { ...fresh, ...standing },
})
const ask = (...houses: ApplicableRules[]) => checkHouseRules(houses, event, now)
const daysAgo = (n: number) => now - n * dayMs

const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }), { freq: 2 })
const someRules: fc.Arbitrary<HouseRules> = fc
  .record({
    daysAhead: maybe(20),
    opensAt: fc.constantFrom('00:00', '08:30', '18:00'),
    laterDays: maybe(5),
    aDay: maybe(3),
    aWeek: maybe(6),
    oneWaitlist: fc.boolean(),
    missEffect: fc.constantFrom(
      'none' as const,
      'remind' as const,
      'last' as const,
      'pause' as const,
    ),
    missLimit: fc.integer({ min: 1, max: 4 }),
    pauseDays: fc.integer({ min: 1, max: 60 }),
  })
  .filter(isInOrder)
const someStanding: fc.Arbitrary<HouseStanding> = fc.record({
  isMember: fc.boolean(),
  onDay: fc.nat(3),
  inWeek: fc.nat(6),
  isWaiting: fc.boolean(),
  misses: fc.array(fc.integer({ min: now - 130 * dayMs, max: now }), { maxLength: 8 }),
  later: fc.array(fc.integer({ min: 1, max: 34 }), { maxLength: 12 }),
})
const someHouse: fc.Arbitrary<ApplicableRules> = fc.record({
  rules: someRules,
  standing: someStanding,
})
const someHouses = fc.array(someHouse, { maxLength: 3 })

describe('laws', () => {
  test('where nothing is asked nobody is refused, sent back or told anything', () => {
    fc.assert(
      fc.property(fc.array(someStanding, { maxLength: 3 }), (standings) => {
        expect(ask(...standings.map((standing) => ({ rules: noRules, standing })))).toEqual({
          refused: null,
          isLast: false,
          mayWait: true,
          missed: 0,
        })
      }),
    )
    expect(asksNothing(noRules)).toBe(true)
  })

  test('another house never opens what one keeps closed', () => {
    fc.assert(
      fc.property(someHouses, someHouse, (houses, more) => {
        const [one, both] = [ask(...houses), ask(...houses, more)]
        if (one.refused !== null) expect(both.refused).not.toBeNull()
        if (one.isLast) expect(both.isLast).toBe(true)
        if (!one.mayWait) expect(both.mayWait).toBe(false)
      }),
    )
  })

  test('a time that is told holds: at that instant no wait is left', () => {
    fc.assert(
      fc.property(someHouses, (houses) => {
        const { refused } = ask(...houses)
        const until = refused?.params?.['until']
        if (typeof until !== 'number') return
        expect(until).toBeGreaterThan(now)
        const later = checkHouseRules(houses, event, until).refused
        expect(['house-day', 'house-week', undefined]).toContain(later?.code)
      }),
    )
  })

  test('a member is never later than anyone else', () => {
    fc.assert(
      fc.property(someRules, (rules) => {
        const member = findOpening(rules, true, event) ?? -Infinity
        expect(member).toBeLessThanOrEqual(findOpening(rules, false, event) ?? -Infinity)
      }),
    )
  })

  test('fewer misses never end in more: a pardon only helps', () => {
    fc.assert(
      fc.property(someHouse, fc.nat(8), ({ rules, standing }, n) => {
        const less = { ...standing, misses: standing.misses.slice(0, n) }
        const [before, after] = [ask({ rules, standing }), ask({ rules, standing: less })]
        expect(after.missed).toBeLessThanOrEqual(before.missed)
        if (!before.isLast) expect(after.isLast).toBe(false)
        expect(findPauseEnd(rules, less.misses) ?? 0).toBeLessThanOrEqual(
          findPauseEnd(rules, standing.misses) ?? 0,
        )
      }),
    )
  })

  test('every pause ends, whatever was missed before', () => {
    fc.assert(
      fc.property(someHouse, ({ rules, standing }) => {
        expect(findPauseEnd(rules, standing.misses) ?? 0).toBeLessThanOrEqual(
          now + rules.pauseDays * dayMs,
        )
      }),
    )
  })
})

describe('opening', () => {
  test('is so many days before, and later for those that are no members', () => {
    const rules = { daysAhead: 3, opensAt: '18:00', laterDays: 2 }
    expect(ask(applied(rules)).refused).toEqual({
      code: 'house-opens',
      params: { until: (today + 2) * dayMs + 18 * hourMs },
    })
    expect(ask(applied(rules, { isMember: false })).refused).toEqual({
      code: 'house-opens',
      params: { until: (today + 4) * dayMs + 18 * hourMs },
    })
  })

  test('of two houses the later holds', () => {
    const answer = ask(applied({ daysAhead: 3 }), applied({ daysAhead: 2 }))
    expect(answer.refused?.params).toEqual({ until: (today + 3) * dayMs })
  })

  test('others later than the day itself is no order', () => {
    expect(isInOrder(noRules)).toBe(true)
    expect(isInOrder({ ...noRules, daysAhead: 3 })).toBe(true)
    expect(isInOrder({ ...noRules, daysAhead: 3, laterDays: 3 })).toBe(false)
    expect(isInOrder({ ...noRules, laterDays: 1 })).toBe(false)
    expect(isInOrder({ ...noRules, daysAhead: 3, laterDays: 2 })).toBe(true)
  })
})

describe('limits', () => {
  test('a day and a week are full at their number', () => {
    expect(ask(applied({ aDay: 2 }, { onDay: 1 })).refused).toBeNull()
    expect(ask(applied({ aDay: 2 }, { onDay: 2 })).refused).toEqual({
      code: 'house-day',
      params: { n: 2, next: inDays(1) },
    })
    expect(ask(applied({ aWeek: 3 }, { inWeek: 3 })).refused).toMatchObject({ code: 'house-week' })
  })

  test('what is full names the next day on which a session is allowed, past days and weeks that are full', () => {
    const nextOf = (rules: Partial<HouseRules>, standing: Partial<HouseStanding>) =>
      ask(applied(rules, standing)).refused?.params?.['next']
    expect(nextOf({ aDay: 1 }, { onDay: 1, later: [1, 2, 4] })).toBe(inDays(3))
    const toMonday = (8 - getWeekday(event.day)) % 7 || 7
    const week = { onDay: 0, inWeek: 2 }
    expect(nextOf({ aWeek: 2 }, week)).toBe(inDays(toMonday))
    const monday = [toMonday, toMonday + 1]
    expect(nextOf({ aWeek: 2 }, { ...week, later: monday })).toBe(inDays(toMonday + 7))
    expect(nextOf({ aDay: 1, aWeek: 3 }, { ...week, inWeek: 3, later: monday })).toBe(
      inDays(toMonday + 2),
    )
    const everyDay = Array.from({ length: 34 }, (_, index) => index + 1)
    expect(nextOf({ aDay: 1 }, { onDay: 1, later: everyDay })).toBeUndefined()
  })

  test('another house that is full then moves the next day on', () => {
    const full = applied({ aDay: 1 }, { onDay: 1 })
    const other = applied({ aDay: 1 }, { later: [1] })
    expect(ask(full, other).refused?.params?.['next']).toBe(inDays(2))
  })

  test('someone that waits elsewhere that day may play, and not wait twice', () => {
    expect(ask(applied({ oneWaitlist: true }, { isWaiting: true }))).toMatchObject({
      refused: null,
      mayWait: false,
    })
  })
})

describe('what was missed', () => {
  const pause = { missEffect: 'pause', missLimit: 2, pauseDays: 7 } as const

  test('counts for 60 days', () => {
    expect(countMisses([daysAgo(missDays), daysAgo(missDays - 1)], now)).toBe(1)
  })

  test('pauses from the miss that reached the limit on', () => {
    expect(ask(applied(pause, { misses: [daysAgo(3)] })).refused).toBeNull()
    expect(ask(applied(pause, { misses: [daysAgo(20), daysAgo(3)] })).refused).toEqual({
      code: 'house-paused',
      params: { until: daysAgo(-4) },
    })
    expect(ask(applied(pause, { misses: [daysAgo(20), daysAgo(8)] })).refused).toBeNull()
  })

  test('puts someone last, but in the last 24 hours before the start', () => {
    const last = applied({ missEffect: 'last', missLimit: 1 }, { misses: [daysAgo(1)] })
    expect(ask(last).isLast).toBe(true)
    expect(checkHouseRules([last], event, startsAt - 24 * hourMs).isLast).toBe(false)
  })

  test('is counted in words: came 18 of 20', () => {
    expect(toAttendanceCount({ sessions: 20, missed: 2 })).toEqual({ came: 18, sessions: 20 })
  })
})

test.each([
  { daysAhead: 3 },
  { aDay: 1 },
  { aWeek: 1 },
  { oneWaitlist: true },
  { missEffect: 'remind' },
] as const)('a place with %o asks something', (rules) => {
  expect(asksNothing({ ...noRules, ...rules })).toBe(false)
})

test('rules that only say how are no rules yet', () => {
  expect(asksNothing({ ...noRules, opensAt: '18:00', laterDays: 2, missLimit: 1 })).toBe(true)
})

describe('the edges', () => {
  test('sign-up is open at the very instant that was told, not before', () => {
    const rules = applied({ daysAhead: 3 })
    const opening = toInstant(3, '00:00')
    expect(checkHouseRules([rules], event, opening - 1).refused).toMatchObject({
      code: 'house-opens',
    })
    expect(checkHouseRules([rules], event, opening).refused).toBeNull()
    expect(findOpening(noRules, false, event)).toBeNull()
    expect(findOpening({ ...noRules, daysAhead: 3 }, false, event)).toBe(opening)
  })

  test('a miss counts from its instant on, for 60 days', () => {
    expect(countMisses([now], now)).toBe(1)
    expect(countMisses([now + 1], now)).toBe(0)
    expect(countMisses([daysAgo(missDays) + 1], now)).toBe(1)
  })

  test('a pause ends so many days after the last miss that reached the limit', () => {
    const pause = { ...noRules, missEffect: 'pause', missLimit: 2, pauseDays: 7 } as const
    const end = (misses: number[]) => findPauseEnd(pause, misses)
    expect(end([daysAgo(9), daysAgo(3)])).toBe(daysAgo(3) + 7 * dayMs)
    expect(end([daysAgo(3), daysAgo(9)])).toBe(daysAgo(3) + 7 * dayMs)
    expect(end([daysAgo(3)])).toBeNull()
    expect(findPauseEnd({ ...pause, missEffect: 'last' }, [daysAgo(9), daysAgo(3)])).toBeNull()
    const until = daysAgo(3) + 7 * dayMs
    const paused = applied(pause, { misses: [daysAgo(9), daysAgo(3)] })
    expect(checkHouseRules([paused], event, until - 1).refused).toMatchObject({
      code: 'house-paused',
    })
    expect(checkHouseRules([paused], event, until).refused).toBeNull()
  })

  test('of an opening and a pause the later one is told', () => {
    const both = { daysAhead: 4, missEffect: 'pause', missLimit: 1 } as const
    const opens = { code: 'house-opens', params: { until: toInstant(4, '00:00') } }
    expect(ask(applied({ ...both, pauseDays: 2 }, { misses: [daysAgo(1.5)] })).refused).toEqual(
      opens,
    )
    expect(ask(applied({ ...both, pauseDays: 9 }, { misses: [daysAgo(1)] })).refused).toMatchObject(
      { code: 'house-paused' },
    )
  })

  test('in the last 24 hours nobody is last, a moment before they are', () => {
    const last = applied({ missEffect: 'last', missLimit: 1 }, { misses: [daysAgo(1)] })
    expect(checkHouseRules([last], event, startsAt - 24 * hourMs - 1).isLast).toBe(true)
    const limit = applied({ missEffect: 'last', missLimit: 2 }, { misses: [daysAgo(1)] })
    expect(ask(limit).isLast).toBe(false)
    const reminded = applied({ missEffect: 'remind', missLimit: 1 }, { misses: [daysAgo(1)] })
    expect(ask(reminded).isLast).toBe(false)
  })
})

describe('several houses', () => {
  test('each have their limits, the day before the week', () => {
    const limited = { aDay: 1, aWeek: 2 }
    const refusal = (standing: Partial<HouseStanding>) =>
      ask(applied({}, standing), applied(limited, standing)).refused
    expect(refusal({ onDay: 1, inWeek: 2 })).toMatchObject({ code: 'house-day', params: { n: 1 } })
    expect(refusal({ onDay: 0, inWeek: 2 })).toMatchObject({ code: 'house-week', params: { n: 2 } })
    expect(refusal({ onDay: 0, inWeek: 1 })).toBeNull()
  })

  test('one that keeps to one waitlist is enough, and only while someone waits there', () => {
    const waiting = { isWaiting: true }
    expect(ask(applied({}), applied({ oneWaitlist: true }, waiting)).mayWait).toBe(false)
    expect(ask(applied({ oneWaitlist: true }), applied({}, waiting)).mayWait).toBe(true)
  })

  test('tell the most that was missed, where it leads to something', () => {
    const missed = (n: number) => ({ misses: Array.from({ length: n }, () => daysAgo(1)) })
    const some = applied({ missEffect: 'remind' }, missed(1))
    const more = applied({ missEffect: 'last', missLimit: 9 }, missed(3))
    expect(ask(some, more).missed).toBe(3)
    expect(ask(some, applied({}, missed(5))).missed).toBe(1)
  })
})

describe('what was missed is felt', () => {
  const felt = (rules: Partial<HouseRules>, misses: number[], at = now) =>
    hasEffect(applied(rules, { misses }), at)

  test('by those last in line, from the limit on', () => {
    const rules = { missEffect: 'last', missLimit: 2 } as const
    expect(felt(rules, [daysAgo(1)])).toBe(false)
    expect(felt(rules, [daysAgo(2), daysAgo(1)])).toBe(true)
    expect(felt(rules, [daysAgo(2), daysAgo(1)], now + 70 * dayMs)).toBe(false)
  })

  test('while a pause lasts', () => {
    const rules = { missEffect: 'pause', missLimit: 1, pauseDays: 7 } as const
    expect(felt(rules, [daysAgo(1)])).toBe(true)
    expect(felt(rules, [daysAgo(1)], daysAgo(-6) - 1)).toBe(true)
    expect(felt(rules, [daysAgo(1)], daysAgo(-6))).toBe(false)
    expect(felt(rules, [])).toBe(false)
  })

  test('by nobody where it leads to nothing', () => {
    expect(felt({ missEffect: 'remind', missLimit: 1 }, [daysAgo(1)])).toBe(false)
  })
})

test('a team may what both may, and hears of its own refusal and misses', () => {
  const free = ask()
  const own = ask(applied({ aDay: 1 }, { onDay: 1 }))
  const paused = ask(applied({ missEffect: 'pause', missLimit: 1 }, { misses: [daysAgo(1)] }))
  expect(checkTeamHouseRules(own, paused).refused).toEqual(own.refused)
  expect(checkTeamHouseRules(own, null)).toBe(own)
  expect(checkTeamHouseRules(own, free)).toEqual(own)
  const last = { ...free, isLast: true }
  expect([checkTeamHouseRules(free, last).isLast, checkTeamHouseRules(last, free).isLast]).toEqual([
    true,
    true,
  ])
  const elsewhere = { ...free, mayWait: false }
  expect([
    checkTeamHouseRules(free, elsewhere).mayWait,
    checkTeamHouseRules(elsewhere, free).mayWait,
    checkTeamHouseRules(free, free).mayWait,
  ]).toEqual([false, false, true])
  expect(checkTeamHouseRules({ ...free, missed: 1 }, { ...free, missed: 4 }).missed).toBe(1)
})

test('a partner is kept out without the reason', () => {
  const paused = ask(applied({ missEffect: 'pause', missLimit: 1 }, { misses: [daysAgo(1)] }))
  expect(checkTeamHouseRules(ask(), paused).refused).toEqual({ code: 'house-partner' })
  expect(checkTeamHouseRules(ask(), ask())).toEqual(ask())
})
