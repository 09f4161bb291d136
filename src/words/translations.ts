// The words of all languages. The build of the client puts another in its place, as a browser gets
// the words of its own language only (tools/build/words.ts).
import type { Language } from '#domain/shared/language.ts'
import * as en from './en/words.ts'
import * as es from './es/words.ts'
import type { Texts } from './words.ts'

/** The same keys as English has, with texts where it has texts and lists where it has lists. */
type Translation = {
  readonly [N in keyof typeof en]: {
    readonly [K in keyof (typeof en)[N]]: (typeof en)[N][K] extends string
      ? string
      : readonly string[]
  }
}

/** A missing language, noun or key does not compile. */
export const translations: Readonly<Record<Language, Translation>> = { en, es }

const names = new Map<Texts, string>(Object.entries(en).map(([name, texts]) => [texts, name]))

/** The words that say in `language` what `texts` says in English. */
export function translate(language: Language, texts: Texts): Texts {
  const name = names.get(texts)
  if (name === undefined) throw new Error('Texts that src/words/en/words.ts does not name')
  return (translations[language] as Readonly<Record<string, Texts>>)[name] ?? texts
}
