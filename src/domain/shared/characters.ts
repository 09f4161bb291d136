// Characters as people see them: an emoji of several, or a letter with its marks, is one
// (graphemes, Unicode UAX 29).

import { graphemes } from './formatters.ts'
/**
 * How many UTF-16 units a text of so many characters may have for each of them: a flag has four. It
 * bounds what marks piled upon marks, or emoji of a whole family, may take in the store.
 */
export const unitsPerCharacter = 4

/** How many characters people see. */
export const countCharacters = (text: string): number => Array.from(graphemes.segment(text)).length

/** The first `max` characters of a text. */
export function firstCharacters(text: string, max: number): string {
  // Nothing has more characters than units.
  if (text.length <= max) return text
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, max)
    .join('')
}
