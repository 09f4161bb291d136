// Counts characters as people see them: an emoji of several code points, or a letter with its
// marks, is one (graphemes, Unicode UAX 29).

import { graphemes } from './formatters.ts'
/**
 * UTF-16 units allowed per character (a flag has four); bounds the storage of stacked marks and
 * family emoji.
 */
export const unitsPerCharacter = 4

export const countCharacters = (text: string): number => Array.from(graphemes.segment(text)).length

export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, max)
    .join('')
}
