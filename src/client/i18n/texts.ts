// A screen's texts, from src/words, in the language of this visit.
import type { Language } from '#domain/shared/language.ts'
import { wordsIn, type LocalizedTexts, type Texts } from '#words/words.ts'
import { currentLanguage } from './language.ts'

export type { Language }

export const pick = <const T extends Texts>(texts: T): LocalizedTexts<T> =>
  wordsIn(currentLanguage(), texts)

export function useTexts<const T extends Texts>(texts: T): LocalizedTexts<T> {
  return pick(texts)
}
