import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { slugOf } from './slug.ts'

test.each(readCases('slugs.txt'))('%j becomes %j', (name, slug) => {
  expect(slugOf(name ?? '')).toBe(slug)
})

test('lower-case letters and digits are their own slug', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), (text) => {
      expect(slugOf(text)).toBe(text)
    }),
  )
})

test('no slug holds a removed character or white space', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(slugOf(name)).not.toMatch(/[$*_+~.()'"!:@\s]/)
    }),
  )
})
