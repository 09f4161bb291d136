// A screen's texts, from src/words, in the language of this visit.
import { createContext, useContext } from 'react'
import type { Language } from '#domain/shared/language.ts'
import { wordsIn, type LocalizedTexts, type Texts } from '#words/words.ts'
import { currentLanguage } from './language.ts'

export type { Language }

export const pick = <const T extends Texts>(texts: T): LocalizedTexts<T> =>
  wordsIn(currentLanguage(), texts)

export const SpokenName = /* @__PURE__ */ createContext('')

export function useTexts<const T extends Texts>(texts: T): LocalizedTexts<T> {
  useContext(SpokenName)
  return pick(texts)
}
