// Formats lists of names and splits graphemes, with formatters created once (date-format.ts
// explains why).
import { cached } from './date-format.ts'

const listFormat = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

export const joinNames = (names: readonly string[], locale: string): string =>
  listFormat(locale, { type: 'conjunction' }).format(names)

export const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
