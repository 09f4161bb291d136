// The text of a refusal for its reader.
import type { NamedValues } from '#domain/shared/named-values.ts'
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import { entryRefusalTexts } from '#words/en/refusal/entry-refusal.ts'
import { playRefusalTexts } from '#words/en/refusal/play-refusal.ts'
import { refusalTexts } from '#words/en/refusal/refusal.ts'
import { wordsIn } from '#words/words.ts'
import { currentLanguage } from './language.ts'
import { refusalValues } from './refusal-words.ts'
import type { Language } from './texts.ts'

type Given<C extends RefusalCode> =
  | (C extends keyof NamedValues ? keyof NamedValues[C] : never)
  | 'wait'
  | 'again'
  | 'from'
  | 'next'

/** A code without a text doesn't compile, nor does a text that uses an unknown value. */
type RefusalWords = {
  readonly [C in RefusalCode]: string | ((values: Readonly<Record<Given<C>, never>>) => string)
}
type AnyWords = Readonly<Record<RefusalCode, string | ((values: object) => string)>>

export function refusalText(refusal: Refusal, language: Language = currentLanguage()): string {
  const known: RefusalWords = {
    ...wordsIn(language, refusalTexts),
    ...wordsIn(language, playRefusalTexts),
    ...wordsIn(language, entryRefusalTexts),
  }
  const text = (known as AnyWords)[Object.hasOwn(known, refusal.code) ? refusal.code : 'internal']
  return typeof text === 'function' ? text(refusalValues(refusal, language)) : text
}
