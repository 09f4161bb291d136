// Addresses from test/cases; tests of the endpoints read the same table.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { addressMax, addressSchema } from './address.ts'

test.each(readCases('addresses-good.txt'))('%j is stored as %j', (typed = '', stored = '') => {
  expect(v.safeParse(addressSchema, typed)).toMatchObject({ success: true, output: stored })
  expect(v.parse(addressSchema, stored)).toBe(stored)
})

test.each(readCases('addresses-bad.txt'))('%j is none', (typed = '') => {
  expect(v.is(addressSchema, typed)).toBe(false)
})

test('an address may be so long, its domain in ASCII', () => {
  const site = `@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`
  const longest = `${'a'.repeat(addressMax - site.length - 5)}${site}.info`
  expect(longest).toHaveLength(addressMax)
  expect([longest, `a${longest}`].map((typed) => v.is(addressSchema, typed))).toEqual([true, false])
  expect(v.is(addressSchema, `${'a'.repeat(addressMax - 13)}@bücher.info`)).toBe(false)
})
