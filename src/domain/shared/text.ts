// Free text as people type it: trimmed, without invisible or bidi-control characters, counted in
// characters as people see them.
import * as v from 'valibot'
import { dropUnseen } from '../text/unseen.ts'
import { unitsPerCharacter } from './characters.ts'

const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/gu
const visible = /[^\p{C}\p{Z}\p{M}]/u
const lineBreak = /[\n\r\u0085\u2028\u2029]/

const isVisible = (text: string): boolean => visible.test(text.replaceAll(blank, ''))
/** Databases reject lone surrogates. */
const isText = (text: string): boolean => text.isWellFormed() && (text === '' || isVisible(text))
const isLine = (text: string): boolean => isText(text) && !lineBreak.test(text)

/** A transformation before the checks; json-schema.ts derives what clients may send from those. */
export const tidied = (tidy: (text: string) => string) =>
  ({ ...v.transform(tidy), type: 'tidied' }) as unknown as v.TransformAction<string, string>

/**
 * Text of `min` to `max` characters, each at most four UTF-16 units on average, with invisible
 * characters removed; refuses text without visible characters.
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
