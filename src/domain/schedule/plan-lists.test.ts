import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo, type List } from '#test/scenes/planned-evenings.ts'
import { formats, type Format } from '../event/format.ts'
import { planSchedule, plansOneRound, type PlannedRound, type PlanRequest } from './plan-rounds.ts'

const steps = 2000
const plan = (list: List, format: Format, more: Partial<PlanRequest> = {}) =>
  planSchedule(ask(list, format, { steps, rounds: 3, ...more }))
const upwards = (one: number, other: number) => one - other
const everyoneIn = ({ games, byes }: PlannedRound) =>
  [...games.flatMap(({ a, b }) => [...a, ...b]), ...byes].toSorted(upwards)
const gendersOf = (women: readonly number[], men: readonly number[]): PlanRequest['genders'] =>
  new Map([
    ...women.map((number) => [number, 'woman'] as const),
    ...men.map((number) => [number, 'man'] as const),
  ])

test('one round is planned at a time where the next hangs on results', () => {
  expect(formats.filter(plansOneRound).toSorted()).toEqual([
    'king of the court',
    'ladder',
    'mexicano',
  ])
})

test.each(['rotating partners', 'scramble', 'mixed doubles', 'fixed teams'] as const)(
  '%s has as many rounds as asked for, on the courts of the list, with everyone in each',
  (format) => {
    const list = { ...listOf(10, 2), courts: [3, 7] }
    const genders = gendersOf([0, 2, 4, 6, 8], [1, 3, 5, 7, 9])
    const rounds = plan(list, format, { genders })
    expect(rounds).toHaveLength(3)
    for (const round of rounds) {
      expect(round.games.map(({ court, pool }) => [court, pool])).toEqual([
        [3, null],
        [7, null],
      ])
      for (const { a, b } of round.games) expect([a.length, b.length]).toEqual([2, 2])
      expect(everyoneIn(round)).toEqual(upTo(10))
      expect(round.byes).toHaveLength(2)
    }
    expect(plan(list, format, { genders })).toEqual(rounds)
    expect(plan(list, format, { genders, seed: 2 })).not.toEqual(rounds)
  },
)

test.each(formats)('%s plans nothing for one', (format) => {
  expect(plan(listOf(1, 2), format)).toEqual([])
  expect(plan(listOf(1, 2), format, { play: 'singles' })).toEqual([])
})

test.each(['rotating partners', 'scramble', 'mexicano', 'king of the court', 'ladder'] as const)(
  '%s needs four players',
  (format) => {
    expect(plan(listOf(3, 2), format)).toEqual([])
    expect(plan(listOf(4, 2), format)[0]?.games).toHaveLength(1)
  },
)

test('brackets are laid elsewhere', () => {
  expect(plan(listOf(16, 4), 'single elimination')).toEqual([])
  expect(plan(listOf(16, 4), 'double elimination')).toEqual([])
  expect(plan(listOf(16, 4), 'pools then bracket')[0]?.games[0]?.pool).toBe(1)
})

test('formats that look alike are planned by rules of their own', () => {
  const genders = gendersOf(upTo(12), [])
  expect(plan(listOf(12, 3), 'scramble', { genders })).toHaveLength(3)
  expect(plan(listOf(12, 3), 'scramble')).not.toEqual(plan(listOf(12, 3), 'rotating partners'))
  const first = plan(listOf(8, 2), 'mexicano')
  const told = after(listOf(8, 2), first, ({ court }) => (court === 2 ? 'a' : null))
  const stay = first[0]?.games[0]?.a ?? []
  const firstCourt = (format: Format) =>
    (plan(told, format)[0]?.games[0] ?? { a: [], b: [] }) satisfies Pick<
      PlannedRound['games'][number],
      'a' | 'b'
    >
  const king = firstCourt('king of the court')
  const mexicano = firstCourt('mexicano')
  expect([...king.a, ...king.b]).toEqual(expect.arrayContaining([...stay]))
  expect([...mexicano.a, ...mexicano.b]).toEqual(
    expect.arrayContaining([...(first[0]?.games[1]?.a ?? [])]),
  )
})

describe('rotating partners', () => {
  test('do not repeat those of the rounds played', () => {
    const [first] = plan(listOf(4, 1), 'rotating partners', { rounds: 1 })
    const played = after(listOf(4, 1), first === undefined ? [] : [first])
    for (const format of ['rotating partners', 'scramble'] as const) {
      const rest = plan(played, format, { rounds: 2, seed: 5 })
      const sides = [...(first === undefined ? [] : [first]), ...rest].flatMap(({ games }) =>
        games.flatMap(({ a, b }) => [a, b].map((side) => side.toSorted(upwards).join('+'))),
      )
      expect(new Set(sides).size).toBe(6)
    }
  })
})

describe('mixed doubles', () => {
  test('need two women and two men', () => {
    const all = upTo(6)
    for (const women of [0, 1, 5, 6]) {
      const genders = gendersOf(all.slice(0, women), all.slice(women))
      expect(plan(listOf(6, 1), 'mixed doubles', { genders })).toEqual([])
    }
    const genders = gendersOf([0, 1], [2, 3, 4, 5])
    expect(plan(listOf(6, 1), 'mixed doubles', { genders })[0]?.games).toHaveLength(1)
  })

  test('have a woman and a man on each side', () => {
    const genders = gendersOf([0, 1, 2, 3], [4, 5, 6, 7])
    const rounds = plan(listOf(8, 2), 'mixed doubles', { genders })
    for (const side of rounds.flatMap(({ games }) => games.flatMap(({ a, b }) => [a, b])))
      expect(side.filter((number) => number < 4)).toHaveLength(1)
  })

  test('put players of unknown gender where fewer are, men first', () => {
    const of = (women: number[], men: number[], players: number) =>
      plan(listOf(players, 1), 'mixed doubles', { genders: gendersOf(women, men), rounds: 1 })[0]
        ?.games[0]
    const sides = (game: ReturnType<typeof of>) =>
      [game?.a ?? [], game?.b ?? []].map((side) => side.toSorted(upwards))
    for (const [first] of sides(of([0, 1], [2], 4))) expect([0, 1]).toContain(first)
    for (const [first] of sides(of([2], [0, 1], 4))) expect([0, 1]).toContain(first)
    for (const side of sides(of([], [], 4)))
      expect(side.map((number) => number % 2).toSorted(upwards)).toEqual([0, 1])
  })

  test('do not repeat partners of the rounds played', () => {
    const genders = gendersOf([0, 1], [2, 3])
    const first = plan(listOf(4, 1), 'mixed doubles', { genders, rounds: 1 })
    const rest = plan(after(listOf(4, 1), first), 'mixed doubles', { genders, rounds: 1, seed: 4 })
    const partnersOf = (rounds: readonly PlannedRound[]) =>
      rounds.flatMap(({ games }) =>
        games.flatMap(({ a, b }) => [a, b].map((side) => side.toSorted(upwards).join('+'))),
      )
    expect(new Set([...partnersOf(first), ...partnersOf(rest)]).size).toBe(4)
  })
})

describe('fixed teams and singles', () => {
  test('everyone meets everyone once in a full circle, on the courts in order', () => {
    const rounds = plan({ ...listOf(6, 3), courts: [4, 2, 9] }, 'singles', { rounds: 5 })
    expect(rounds.map(({ games }) => games.map(({ court }) => court))).toEqual(
      upTo(5).map(() => [4, 2, 9]),
    )
    const met = rounds.flatMap(({ games }) =>
      games.map(({ a, b }) => [...a, ...b].toSorted(upwards).join('v')),
    )
    expect(new Set(met).size).toBe(15)
    expect(rounds[0]?.games[0]?.pool).toBeNull()
  })

  test('byes are those of whole teams and of everyone alone, in the order of their numbers', () => {
    const list = listOf(13, 2)
    for (const round of plan(list, 'fixed teams', { rounds: 6 })) {
      expect(round.byes).toHaveLength(5)
      expect(round.byes).toEqual(round.byes.toSorted(upwards))
      expect(round.byes.at(-1)).toBe(12)
      expect(everyoneIn(round)).toEqual(upTo(13))
    }
  })

  test('a meeting of the rounds played is not the first to come again', () => {
    const first = plan(listOf(4, 2), 'singles', { rounds: 2 })
    const [last] = plan(after(listOf(4, 2), first), 'singles', { rounds: 1, seed: 3 })
    const met = [...first, ...(last === undefined ? [] : [last])].flatMap(({ games }) =>
      games.map(({ a, b }) => [...a, ...b].toSorted(upwards).join('v')),
    )
    expect(new Set(met).size).toBe(6)
  })

  test('two are enough, one team is not', () => {
    expect(plan(listOf(2, 1), 'singles')).toHaveLength(3)
    expect(plan(listOf(3, 1), 'fixed teams')).toEqual([])
    expect(plan(listOf(4, 1), 'fixed teams')).toHaveLength(3)
  })
})
