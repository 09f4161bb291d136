import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventGenders } from '../event/event.ts'
import { compareDivisions, getDivisionParts, type Division } from './division.ts'

const open: Division = { gender: 'Any', skillMin: null, skillMax: null, ageMin: null, ageMax: null }

test('a division that is open to everyone has no parts of a name', () => {
  expect(getDivisionParts(open)).toEqual({ gender: null, skill: null })
})

test('a name is joined of the gender and the level that are asked', () => {
  expect(getDivisionParts({ ...open, gender: 'Mixed', skillMin: 3, skillMax: 3.5 })).toEqual({
    gender: 'Mixed',
    skill: { kind: 'between', min: 3, max: 3.5 },
  })
  expect(getDivisionParts({ ...open, skillMin: 4.5, ageMin: 50 })).toEqual({
    gender: null,
    skill: { kind: 'from', min: 4.5 },
  })
  expect(getDivisionParts({ ...open, skillMin: 3, skillMax: 3, ageMax: 18 })).toEqual({
    gender: null,
    skill: { kind: 'exactly', value: 3 },
  })
})

test('a level without a lower bound is named by its upper one', () => {
  expect(getDivisionParts({ ...open, skillMax: 3 })).toEqual({
    gender: null,
    skill: { kind: 'upTo', max: 3 },
  })
})

test.each([
  [{ skillMin: null }, { skillMin: 3 }],
  [{ skillMin: 3 }, { skillMin: 3.5 }],
  [{ skillMax: 3 }, { skillMax: 3.5 }],
  [{ skillMax: 5 }, { skillMax: null }],
  [{ ageMin: null }, { ageMin: 50 }],
  [{ ageMin: 50 }, { ageMin: 60 }],
  [{ ageMax: 18 }, { ageMax: 59 }],
  [{ ageMax: 59 }, { ageMax: null }],
  [
    { skillMin: 3, ageMin: 60 },
    { skillMin: 3.5, ageMin: 50 },
  ],
  [
    { skillMax: 3, ageMin: 60 },
    { skillMax: 3.5, ageMin: 50 },
  ],
  [
    { skillMin: 3, skillMax: 5 },
    { skillMin: 3.5, skillMax: 4 },
  ],
] as const)('%o stands before %o', (one, other) => {
  expect(compareDivisions({ ...open, ...one }, { ...open, ...other })).toBeLessThan(0)
  expect(compareDivisions({ ...open, ...other }, { ...open, ...one })).toBeGreaterThan(0)
  expect(compareDivisions({ ...open, ...one }, { ...open, ...one })).toBe(0)
})

test('divisions stand by gender, then level, then age', () => {
  const men: Division = { ...open, gender: 'Men' }
  const inOrder: Division[] = [
    open,
    { ...men, skillMax: 3 },
    { ...men, skillMin: 3, skillMax: 3.5 },
    { ...men, skillMin: 3, skillMax: 3.5, ageMin: 50, ageMax: 59 },
    { ...men, skillMin: 3, skillMax: 3.5, ageMin: 50 },
    { ...men, skillMin: 3 },
    { ...open, gender: 'Mixed', skillMax: 3 },
    { ...open, gender: 'Women', ageMin: 19 },
  ]
  expect(inOrder.toReversed().toSorted(compareDivisions)).toEqual(inOrder)
})

test('the order is the same from wherever one begins', () => {
  const bound = fc.option(fc.integer({ min: 1, max: 4 }))
  const aDivision = fc.record({
    gender: fc.constantFrom(...eventGenders),
    skillMin: bound,
    skillMax: bound,
    ageMin: bound,
    ageMax: bound,
  })
  fc.assert(
    fc.property(aDivision, aDivision, aDivision, (one, two, three) => {
      expect(Math.sign(compareDivisions(one, two))).toBe(0 - Math.sign(compareDivisions(two, one)))
      if (compareDivisions(one, two) <= 0 && compareDivisions(two, three) <= 0)
        expect(compareDivisions(one, three)).toBeLessThanOrEqual(0)
    }),
  )
})
