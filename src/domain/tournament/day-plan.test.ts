import { describe, expect, test } from 'vitest'
import { planDay, type FixedSlot, type PlanDayRequest, type PlanTask } from './day-plan.ts'

const task = (
  key: string,
  people: readonly string[],
  fields: Partial<PlanTask> = {},
): PlanTask => ({
  key,
  division: 'one',
  after: [],
  people,
  isKnown: true,
  minutes: 15,
  earliest: 540,
  ...fields,
})
const plan = (tasks: readonly PlanTask[], fields: Partial<PlanDayRequest> = {}) =>
  Object.fromEntries(
    planDay({ tasks, fixed: [], courts: [1, 2, 3], restMinutes: 15, from: 0, ...fields }).map(
      ({ key, start, court }) => [key, [start, court]],
    ),
  )
const everyone = ['a', 'b', 'c', 'd']

describe('a planned day', () => {
  test('plays both semifinals at once, although anyone may come to either', () => {
    const semifinals = ['1', '2'].map((key) => task(key, everyone, { isKnown: false }))
    const final = task('final', everyone, { isKnown: false, after: ['1', '2'] })
    const bronze = task('bronze', everyone, { isKnown: false, after: ['1', '2'] })
    expect(plan([...semifinals, final, bronze])).toEqual({
      '1': [540, 1],
      '2': [540, 2],
      final: [570, 1],
      bronze: [570, 2],
    })
  })

  test('keeps people that may come apart from matches of another division', () => {
    const { mine, other } = plan([
      task('mine', everyone, { isKnown: false }),
      task('other', ['d', 'e'], { division: 'two' }),
    ])
    expect(Math.abs((mine?.[0] ?? 0) - (other?.[0] ?? 0))).toBe(30)
  })

  test('begins with the longest way', () => {
    expect(
      plan(
        [
          task('alone', ['x']),
          task('first', ['a']),
          task('second', ['a'], { after: ['first'], isKnown: false }),
        ],
        { courts: [4] },
      ),
    ).toEqual({ first: [540, 4], alone: [555, 4], second: [570, 4] })
  })

  test('stands on five minutes where that makes the day no longer', () => {
    expect(plan([task('1', ['a'], { minutes: 19 }), task('2', ['a'], { minutes: 19 })])).toEqual({
      '1': [540, 1],
      '2': [575, 1],
    })
    const four = ['1', '2', '3', '4'].map((key) => task(key, ['a'], { minutes: 16 }))
    const starts = Object.values(plan(four, { restMinutes: 0 })).map(([start]) => start)
    expect(starts.toSorted((one = 0, other = 0) => one - other)).toEqual([540, 556, 572, 588])
  })

  test('keeps clear of matches that stand, before and after them', () => {
    const fixed: FixedSlot[] = [
      { key: 'kept', court: 1, start: 575, minutes: 15, people: ['a'] },
      { key: 'on court', court: 2, start: 535, minutes: 15, people: ['b'] },
    ]
    expect(
      plan([task('long', ['a'], { minutes: 30 }), task('next', ['b'], { after: ['on court'] })], {
        fixed,
        courts: [1, 2],
        from: 541,
      }),
    ).toEqual({ long: [605, 2], next: [565, 2] })
    expect(
      plan([task('short', ['z'], { minutes: 30 }), task('longer', ['y'], { minutes: 40 })], {
        fixed,
        courts: [1],
      }),
    ).toEqual({ short: [540, 1], longer: [590, 1] })
  })

  test('plays beside a kept match of the same bracket that nobody reaches as well', () => {
    const kept = { key: 'final', court: 1, start: 540, minutes: 15, people: everyone }
    const bronze = task('bronze', everyone, { isKnown: false })
    expect(plan([bronze], { fixed: [{ ...kept, division: 'one', isKnown: false }] })).toEqual({
      bronze: [540, 2],
    })
    expect(plan([bronze], { fixed: [kept] })).toEqual({ bronze: [570, 1] })
  })

  test('takes matches without people, and waits for none that are over', () => {
    expect(plan([task('1', [], { after: ['over'], isKnown: false })])).toEqual({ '1': [540, 1] })
    expect(plan([])).toEqual({})
  })

  test('is no plan without a court, or of matches that come after each other in a ring', () => {
    expect(() => plan([task('1', [])], { courts: [] })).toThrow('courts')
    expect(() => plan([task('1', [], { after: ['2'] }), task('2', [], { after: ['1'] })])).toThrow(
      'after each other',
    )
  })
})
