// The words of refusals, in both languages; the words stand beside, one file a
// language.
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import { currentLanguage } from './language.ts'
import type { RefusalWords } from './refusal-words.ts'
import { refusalsEn } from './refusals-en.ts'
import { refusalsEs } from './refusals-es.ts'
import type { Language } from './texts.ts'

/** The words of any code: the values came over the wire, and are looked at one by one. */
type AnyWords = Readonly<Record<RefusalCode, string | ((params: object) => string)>>
const words: Readonly<Record<Language, RefusalWords & AnyWords>> = {
  en: refusalsEn,
  es: refusalsEs,
}

/** What a person is told about a refusal. */
export function refusalText(refusal: Refusal, language: Language = currentLanguage()): string {
  const known = words[language]
  const text = known[Object.hasOwn(known, refusal.code) ? refusal.code : 'internal']
  return typeof text === 'function' ? text(refusal.params ?? {}) : text
}
