import * as v from 'valibot'
import { expect, test } from 'vitest'
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
  ['a NUL', 'a\u0000'],
  ['half a character', 'a\uD800'],
  ['an override that turns what follows around', 'safe\u202Egpj.exe'],
  ['an isolate that is left open', 'Ben\u2066'],
  ['zero-width characters alone', '\u200B\u200D\u2060'],
  ['a filler that looks like nothing', '\u3164'],
  ['a mark on nothing', '\u0301'],
])('text may not be or hold %s', (_, text) => {
  expect(takes(text)).toBe(false)
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
