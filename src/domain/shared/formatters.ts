// Lists of names and the characters of a text; what does it is made once (date-format.ts says why).
import { cached } from './date-format.ts'

const listFormat = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

/** 'Ann, Ben, and Cleo'. */
export const joinNames = (names: readonly string[], locale: string): string =>
  listFormat(locale, { type: 'conjunction' }).format(names)

/** Splits a text into characters as people see them. */
export const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
