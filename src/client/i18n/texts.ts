// A screen's words in the language of this visit. They stand in src/words.
import type { Language } from '#domain/shared/language.ts'
import { wordsIn, type Spoken, type Texts } from '#words/words.ts'
import { currentLanguage } from './language.ts'

export type { Language }

/** The words in the language of this visit. */
export const pick = <const T extends Texts>(texts: T): Spoken<T> =>
  wordsIn(currentLanguage(), texts)

/**
 * `pick` for components. The language holds for a whole visit: changing it loads the page again.
 */
export function useTexts<const T extends Texts>(texts: T): Spoken<T> {
  return pick(texts)
}
