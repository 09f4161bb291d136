import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fourOff, memberOf, numbers, open, take } from '#test/support/queue-builder.ts'
import { areApart, listUnits, makeSides, pickNext, waitsForPartner } from './pick-next.ts'
import { openQueue, withMember, withMembers, type LiveQueue } from './queue.ts'

const line = (members: number): LiveQueue =>
  take(openQueue(fourOff, [], []), { kind: 'arrive', numbers: numbers(members), lane: 0 })
const apart = (queue: LiveQueue, ...pairs: (readonly [number, number])[]): LiveQueue => ({
  ...queue,
  apart: pairs,
})
const pair = (queue: LiveQueue, number: number, other: number): LiveQueue =>
  take(queue, { kind: 'pair', number, with: other })
const units = (queue: LiveQueue, lane = 0) => listUnits(queue, [lane]).map((unit) => unit.numbers)

describe('the units of a lane', () => {
  test('are its members, a pair at the place of its later one', () => {
    expect(units(pair(line(5), 3, 0))).toEqual([[1], [2], [0, 3], [4]])
    expect(units(line(2), 1)).toEqual([])
  })

  test('have a pair once, whoever of it came first', () => {
    const moved = take(pair(line(5), 0, 3), { kind: 'move', number: 0, before: null })
    expect(units(moved)).toEqual([[1], [2], [4], [3, 0]])
    const level = withMember(pair(line(3), 0, 1), 1, { place: 1 })
    expect(units(level)).toEqual([[0, 1], [2]])
  })

  test('leave out half of a pair while the other plays in the same lane', () => {
    const queue = pair(open(7), 4, 0)
    expect(units(queue)).toEqual([[5], [6]])
    expect(waitsForPartner(queue, memberOf(queue, 4))).toBe(true)
    expect(waitsForPartner(queue, memberOf(queue, 5))).toBe(false)
    const elsewhere = withMember(queue, 0, { lane: 1 })
    expect(waitsForPartner(elsewhere, memberOf(elsewhere, 4))).toBe(false)
    expect(units(elsewhere)).toEqual([[4], [5], [6]])
    const paused = withMember(queue, 0, { state: 'paused' })
    expect(waitsForPartner(paused, memberOf(paused, 4))).toBe(false)
  })
})

test('two are apart whichever is named first, and nobody else is', () => {
  const queue = apart(line(4), [1, 3])
  expect([areApart(queue, 1, 3), areApart(queue, 3, 1)]).toEqual([true, true])
  const others = [areApart(queue, 1, 2), areApart(queue, 2, 3), areApart(queue, 3, 3)]
  expect(others).toEqual([false, false, false])
})

describe('the next ones', () => {
  test('are the first in line, or none where too few wait', () => {
    expect(pickNext(line(6), [0], 4, [])).toEqual([0, 1, 2, 3])
    expect(pickNext(line(4), [0], 4, [])).toEqual([0, 1, 2, 3])
    expect(pickNext(line(3), [0], 4, [])).toBeNull()
  })

  test('are not apart from those that stay, while there are others', () => {
    expect(pickNext(apart(line(4), [9, 1]), [0], 2, [9])).toEqual([0, 2])
    expect(pickNext(apart(line(2), [9, 1]), [0], 2, [9])).toEqual([0, 1])
  })

  test('keep pairs whole before they keep others apart', () => {
    const queue = apart(pair(line(5), 2, 3), [0, 1])
    expect(pickNext(queue, [0], 4, [])).toEqual([0, 2, 3, 4])
    expect(pickNext(apart(pair(line(4), 2, 3), [0, 1]), [0], 4, [])).toEqual([0, 1, 2, 3])
  })

  test('drop the wish to be apart before they part a pair', () => {
    const queue = apart(pair(line(6), 3, 4), [0, 1], [0, 2], [0, 5])
    expect(pickNext(queue, [0], 4, [])).toEqual([0, 1, 2, 5])
  })

  test('pass nobody for a wish that waited when they were called themselves', () => {
    const called = (turn: number) =>
      withMembers(apart(line(5), [0, 1]), (member) =>
        member.number > 1 ? { ...member, called: turn } : member,
      )
    const placeOfPassed = 2
    expect(pickNext(called(placeOfPassed), [0], 4, [])).toEqual([0, 2, 3, 4])
    expect(pickNext(called(placeOfPassed + 1), [0], 4, [])).toEqual([0, 1, 2, 3])
  })

  test('are two pairs where a single before them would part one, but only once', () => {
    const queue = pair(pair(line(5), 1, 2), 3, 4)
    expect(pickNext(queue, [0], 4, [])).toEqual([1, 2, 3, 4])
    const passedBefore = withMember(queue, 4, { called: 2 })
    expect(pickNext(passedBefore, [0], 4, [])).toEqual([0, 1, 2, 3])
    expect(pickNext(pair(line(3), 1, 2), [0], 2, [])).toEqual([1, 2])
  })

  test('are whole pairs wherever any whole ones fill the seats without passing someone twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isPair: fc.boolean(), called: fc.nat({ max: 12 }) }), {
          maxLength: 7,
        }),
        fc.integer({ min: 1, max: 4 }),
        (wanted, seats) => {
          const starts = wanted.map((_, index) =>
            wanted.slice(0, index).reduce((sum, { isPair }) => sum + (isPair ? 2 : 1), 0),
          )
          const count = wanted.reduce((sum, { isPair }) => sum + (isPair ? 2 : 1), 0)
          const queue = wanted.reduce((known, { isPair, called }, index) => {
            const [first = 0] = starts.slice(index)
            const paired = isPair ? pair(known, first, first + 1) : known
            return withMember(paired, first, { called })
          }, line(count))
          const all = listUnits(queue, [0])
          const isWhole = (picked: readonly number[]) =>
            all.every(({ numbers: [one = -1, other = one] }) =>
              picked.includes(one) ? picked.includes(other) : !picked.includes(other),
            )
          const canBeWhole = Array.from({ length: 2 ** all.length }, (_, subset) =>
            all.map((unit, index) => ({
              unit,
              isTaken: Math.floor(subset / 2 ** index) % 2 === 1,
            })),
          ).some((choice) => {
            const taken = choice.filter(({ isTaken }) => isTaken)
            const size = taken.reduce((sum, { unit }) => sum + unit.numbers.length, 0)
            return (
              size === seats &&
              choice.every(
                ({ unit, isTaken }, index) =>
                  !isTaken ||
                  choice
                    .slice(0, index)
                    .every((earlier) => earlier.isTaken || unit.called <= earlier.unit.place),
              )
            )
          })
          const picked = pickNext(queue, [0], seats, [])
          expect(picked === null).toBe(count < seats)
          if (picked !== null) expect(isWhole(picked)).toBe(canBeWhole)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('a pair was called when the later of it was', () => {
    const queue = apart(pair(line(5), 3, 4), [0, 1])
    expect(pickNext(queue, [0], 4, [])).toEqual([0, 2, 3, 4])
    const called = withMember(queue, 4, { called: 4 })
    expect(pickNext(called, [0], 4, [])).toEqual([0, 1, 2, 3])
  })
})

describe('the sides of a game', () => {
  const nobody = { numbers: [], isTogether: false }
  const sides = (queue: LiveQueue, staying: Parameters<typeof makeSides>[2] = nobody) => {
    const { a, b } = makeSides(queue, [0, 1, 2, 3], staying)
    return `${a.join('')} ${b.join('')}`
  }
  const lately = (queue: LiveQueue, one: number, other: number) =>
    withMember(withMember(queue, one, { lastPartner: other }), other, { lastPartner: one })

  test('are the first and the last against the two between them', () => {
    expect(sides(line(4))).toBe('03 12')
  })

  test('have pairs together', () => {
    expect(sides(pair(line(4), 0, 1))).toBe('01 23')
    expect(sides(pair(line(4), 3, 2))).toBe('01 23')
    expect(sides(pair(line(4), 2, 0))).toBe('02 13')
  })

  test('have others apart, but a pair before that', () => {
    expect(sides(apart(line(4), [3, 0]))).toBe('02 13')
    expect(sides(apart(line(4), [1, 2], [0, 2]))).toBe('01 23')
    expect(sides(apart(pair(line(4), 0, 3), [1, 2]))).toBe('03 12')
  })

  test('are new partners where no wish speaks against it', () => {
    expect(sides(lately(line(4), 0, 3))).toBe('02 13')
    expect(sides(lately(lately(line(4), 0, 3), 1, 3))).toBe('01 23')
    expect(sides(apart(lately(line(4), 0, 3), [0, 2], [0, 1]))).toBe('03 12')
  })

  test('split those that stay, or keep them together, as the rule wants', () => {
    const split = (numbers: number[]) => ({ numbers, isTogether: false })
    const together = (numbers: number[]) => ({ numbers, isTogether: true })
    expect(sides(line(4), split([0, 3]))).toBe('02 13')
    expect(sides(lately(line(4), 0, 2), split([0, 3]))).toBe('01 23')
    expect(sides(apart(line(4), [0, 2], [0, 1]), split([0, 3]))).toBe('03 12')
    expect(sides(line(4), together([0, 1]))).toBe('01 23')
    expect(sides(apart(line(4), [0, 1]), together([0, 1]))).toBe('01 23')
    expect(sides(pair(line(4), 0, 2), together([0, 1]))).toBe('02 13')
    expect(sides(line(4), together([0]))).toBe('03 12')
  })
})
