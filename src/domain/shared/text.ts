// Free text as people type it: trimmed, without what no one can see or what turns other text
// around, counted in characters as people see them.
import * as v from 'valibot'
import { dropUnseen } from '../text/unseen.ts'
import { unitsPerCharacter } from './characters.ts'

/** Letters that are blank: fillers of Hangul, and Braille without a dot. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/gu
const visible = /[^\p{C}\p{Z}\p{M}]/u
const lineBreak = /[\n\r\u0085\u2028\u2029]/

const isVisible = (text: string): boolean => visible.test(text.replaceAll(blank, ''))
/** Half a character is kept by no database. */
const isText = (text: string): boolean => text.isWellFormed() && (text === '' || isVisible(text))
const isLine = (text: string): boolean => isText(text) && !lineBreak.test(text)

/** A change of a text that is made before its checks, which say what may be sent (json-schema.ts). */
export const tidied = (tidy: (text: string) => string) =>
  ({ ...v.transform(tidy), type: 'tidied' }) as unknown as v.TransformAction<string, string>

/**
 * Text of `min` to `max` characters without what nobody sees around or in it, of at most four
 * UTF-16 units each on average; refuses text of which nothing can be seen.
 */
export const textSchema = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    tidied(dropUnseen),
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
    tidied(dropUnseen),
    v.trim(),
    v.maxLength(max * unitsPerCharacter),
    v.minGraphemes(min),
    v.maxGraphemes(max),
    v.check(isLine, 'characters that are no line of text'),
  )
