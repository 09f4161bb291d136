import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { climbLadder, ladderGroups, playLadderDay, type LadderRule } from './ladder.ts'

const stay: LadderRule = { groupSize: 4, movers: 1, absence: 'stay' }
const letters = (text: string): string[] => text.split('')
const after = (order: string, groups: readonly string[], rule: LadderRule = stay): string =>
  playLadderDay(letters(order), groups.map(letters), rule).order.join('')
const reasons = (order: string, groups: readonly string[], rule: LadderRule = stay): string =>
  playLadderDay(letters(order), groups.map(letters), rule)
    .moves.map(({ entrant, from, to, reason }) => `${entrant} ${from}>${to} ${reason}`)
    .join(', ')

describe('groups of a game day', () => {
  test.each([
    [4, '4'],
    [7, '7'],
    [8, '4 4'],
    [9, '4 5'],
    [11, '5 6'],
    [12, '4 4 4'],
    [14, '4 5 5'],
    [3, '3'],
    [0, ''],
  ])('%i players of groups of four make %j', (players, sizes) => {
    expect(
      ladderGroups(
        Array.from({ length: players }, (_, index) => index),
        4,
      )
        .map((group) => group.length)
        .join(' '),
    ).toBe(sizes)
  })
})

describe('a game day of the ladder', () => {
  test('the first of the lower group and the last of the upper one change places', () => {
    expect(after('ABCDEFGH', ['BADC', 'HGFE'])).toBe('BADHCGFE')
  })
  test('with two movers, two of each', () => {
    expect(after('ABCDEFGH', ['BADC', 'HGFE'], { ...stay, movers: 2 })).toBe('BAHGDCFE')
  })
  test('who moves is told why, from where and to where', () => {
    expect(reasons('ABCDEFGH', ['ABCD', 'EFGH'])).toBe(
      'A 1>1 stayed, B 2>2 stayed, C 3>3 stayed, D 4>5 lost-group, E 5>4 won-group, F 6>6 stayed, G 7>7 stayed, H 8>8 stayed',
    )
  })
  test('who is absent keeps the place where the rule says so, and the others play around them', () => {
    expect(after('ABCDEFGHI', ['ACDE', 'FGHI'])).toBe('ABCDFEGHI')
    expect(reasons('ABCDEFGHI', ['ACDE', 'FGHI'])).toContain('B 2>2 absent-stayed')
  })
  test('who is absent falls by a group where the rule says so', () => {
    expect(after('ABCDEFGHI', ['ACDE', 'FGHI'], { ...stay, absence: 'down' })).toBe('ACDFEBGHI')
    expect(reasons('ABCDEFGHI', ['ACDE', 'FGHI'], { ...stay, absence: 'down' })).toContain(
      'B 2>6 absent-down',
    )
  })
  test('nobody falls off the end', () => {
    expect(after('ABCDE', ['ABC'], { ...stay, absence: 'down' })).toBe('ABCDE')
  })
  test('one group alone only orders itself', () => {
    expect(after('ABCD', ['DCBA'])).toBe('DCBA')
  })
  test('somebody who left the league since changes nothing for the others', () => {
    expect(after('ABCD', ['XDCBA'])).toBe('DCBA')
  })

  const day = fc.record({
    size: fc.integer({ min: 1, max: 30 }),
    groupSize: fc.integer({ min: 4, max: 8 }),
    movers: fc.constantFrom(1, 2),
    absence: fc.constantFrom('stay' as const, 'down' as const),
    here: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
    seed: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 30, maxLength: 30 }),
  })
  test('after any day everybody is on the ladder once, moves tell the truth, and only absence or a group explains them', () => {
    fc.assert(
      fc.property(day, ({ size, groupSize, movers, absence, here, seed }) => {
        const order = Array.from({ length: size }, (_, index) => `p${index}`)
        const present = order.filter((_, index) => here[index])
        const groups = ladderGroups(present, groupSize).map((group) =>
          group.toSorted((a, b) => (seed[order.indexOf(a)] ?? 0) - (seed[order.indexOf(b)] ?? 0)),
        )
        const played = playLadderDay(order, groups, { groupSize, movers, absence })
        expect(played.order.toSorted()).toEqual(order.toSorted())
        for (const move of played.moves) {
          expect([order[move.from - 1], played.order[move.to - 1]]).toEqual([
            move.entrant,
            move.entrant,
          ])
          if (absence === 'stay' && move.group === null) expect(move.to).toBe(move.from)
          const seat = groups[(move.group ?? 0) - 1] ?? []
          for (const worse of seat.slice(move.finish ?? 0))
            expect(played.order.indexOf(move.entrant)).toBeLessThan(played.order.indexOf(worse))
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('days add up, and a corrected day moves everybody as if it had always been so', () => {
  const second = { eventId: '2', groups: ['ABCF', 'GDH'].map(letters) }
  const climbed = (first: readonly string[]): string =>
    climbLadder(
      letters('ABCDEFGH'),
      [{ eventId: '1', groups: first.map(letters) }, second],
      stay,
    ).order.join('')
  expect(climbed(['ABCD', 'EFGH'])).toBe('ABCEGFDH')
  expect(climbed(['ABCD', 'FEGH'])).toBe('ABCGFEDH')
})
