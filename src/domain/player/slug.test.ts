import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { toSlug } from './slug.ts'

test.each(readCases('slugs.txt'))('%j becomes %j', (name, slug) => {
  expect(toSlug(name ?? '')).toBe(slug)
})

test('lower-case letters and digits are their own slug', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), (text) => {
      expect(toSlug(text)).toBe(text)
    }),
  )
})

test('no slug holds a removed character or white space', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(toSlug(name)).not.toMatch(/[$*_+~.()'"!:@\s]/)
    }),
  )
})
