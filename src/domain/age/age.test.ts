import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageRefusal } from './age.ts'

const bound = fc.option(fc.integer({ min: 5, max: 99 }))
const year = fc.integer({ min: 2020, max: 2050 })

test('counts the age reached in the year of the event, both bounds included', () => {
  const fifty = { ageMin: 50, ageMax: null, year: 2026 }
  expect([1975, 1976, 1977].map((born) => ageRefusal(fifty, born))).toEqual([
    null,
    null,
    'age-not-allowed',
  ])
  const under19 = { ageMin: null, ageMax: 18, year: 2026 }
  expect([2007, 2008].map((born) => ageRefusal(under19, born))).toEqual(['age-not-allowed', null])
  expect(ageRefusal({ ...fifty, year: 2027 }, 1977)).toBeNull()
})

test('whoever is refused at one age is refused at no age between two that fit', () => {
  fc.assert(
    fc.property(bound, bound, year, (ageMin, ageMax, eventYear) => {
      const fits = Array.from({ length: 120 }, (_, age) =>
        ageRefusal({ ageMin, ageMax, year: eventYear }, eventYear - age),
      ).map((refusal) => refusal === null)
      const [first, last] = [fits.indexOf(true), fits.lastIndexOf(true)]
      expect(fits.slice(first, last + 1).every(Boolean)).toBe(true)
    }),
  )
})

test('a year is asked for only where an age is, and one that is not told keeps nobody out', () => {
  fc.assert(
    fc.property(bound, bound, year, (ageMin, ageMax, eventYear) => {
      const terms = { ageMin, ageMax, year: eventYear }
      const isAsked = ageMin !== null || ageMax !== null
      expect(ageRefusal(terms, null)).toBe(isAsked ? 'birth-year-needed' : null)
      expect(ageRefusal(terms, 'untold')).toBeNull()
    }),
  )
})
