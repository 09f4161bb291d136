// Free text as people type it: trimmed, without what no one can see or what turns other text
// around, counted in characters as people see them.
import * as v from 'valibot'
import { unitsPerCharacter } from './characters.ts'

// oxlint-disable-next-line no-control-regex -- refusing control characters is the point
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
/**
 * Embeddings, overrides and isolates of the bidirectional algorithm (Unicode UAX 9): they reorder
 * what stands around a name.
 */
const reordering = /[\u202A-\u202E\u2066-\u2069]/
/** Letters that are blank: fillers of Hangul, and Braille without a dot. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/gu
const visible = /[^\p{C}\p{Z}\p{M}]/u
const lineBreak = /[\n\r\u0085\u2028\u2029]/

const isVisible = (text: string): boolean => visible.test(text.replaceAll(blank, ''))
/** Half a character is kept by no database. */
const isText = (text: string): boolean =>
  text.isWellFormed() &&
  !control.test(text) &&
  !reordering.test(text) &&
  (text === '' || isVisible(text))
const isLine = (text: string): boolean => isText(text) && !lineBreak.test(text)

/**
 * Text of `min` to `max` characters after trimming, of at most four UTF-16 units each on average;
 * refuses control characters other than tab and line breaks, what reorders other text, and text of
 * which nothing can be seen.
 */
export const textSchema = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max * unitsPerCharacter),
    v.minGraphemes(min),
    v.maxGraphemes(max),
    v.check(isText, 'characters that are no text'),
  )

/** The same on one line: titles and names. */
export const lineSchema = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max * unitsPerCharacter),
    v.minGraphemes(min),
    v.maxGraphemes(max),
    v.check(isLine, 'characters that are no line of text'),
  )
