import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { lineSchema, textSchema } from './text.ts'

const takes = (text: string): boolean => v.is(textSchema(20), text)
const takesLine = (text: string): boolean => v.is(lineSchema(20), text)

test.each([
  ['nothing at all', ''],
  ['letters with marks', 'Ñandú é'],
  ['one emoji of several', '👩‍👩‍👧'],
  ['right-to-left letters and their marks', 'שלום\u200F'],
  ['two lines', 'one\ntwo'],
])('text may be %s', (_, text) => {
  expect(takes(text)).toBe(true)
})

test.each([
  ['half a character', 'a\uD800'],
  ['a filler that looks like nothing', '\u3164'],
  ['a mark on nothing', '\u0301'],
])('text may not be or hold %s', (_, text) => {
  expect(takes(text)).toBe(false)
})

test.each(readCases('unseen.txt'))(
  'of %j nothing is kept that nobody sees',
  (pasted = '', kept = '') => {
    expect(v.parse(textSchema(40), pasted)).toBe(kept)
    expect(v.parse(textSchema(40), kept)).toBe(kept)
  },
)

test('what nobody sees counts for no limit', () => {
  expect(v.parse(lineSchema(3, 3), ' \u2068Ann\u2069 ')).toBe('Ann')
  expect(v.is(lineSchema(3, 3), 'A\u200B\u200Bn')).toBe(false)
  expect(v.is(lineSchema(3, 1), '\u200B\u200D\u2060')).toBe(false)
})

test('a limit counts what people see, and bounds what one character may be made of', () => {
  expect([takes('👍🏽'.repeat(20)), takes('🇪🇸'.repeat(20)), takes('🇪🇸'.repeat(21))]).toEqual([
    true,
    true,
    false,
  ])
  expect([
    takes('a'.repeat(21)),
    takes(`a${'\u0301'.repeat(79)}`),
    takes(`a${'\u0301'.repeat(80)}`),
  ]).toEqual([false, true, false])
  expect([v.is(textSchema(20, 2), '👍'), v.is(textSchema(20, 2), '👍👍')]).toEqual([false, true])
})

test.each(['one\ntwo', 'one\rtwo', 'one\u2028two'])('a title stays on its line: %j', (text) => {
  expect([takesLine(text), takesLine('one two')]).toEqual([false, true])
})
