// The words of a language, found by those of English. The build of the client puts another in its place, as a browser gets
// the words of its own language only (tools/build/words.ts).
import type { Language } from '#domain/shared/language.ts'
import * as en from './en/words.ts'
import { translations } from './every-language.ts'
import type { Texts } from './words.ts'

const names = new Map<Texts, string>(Object.entries(en).map(([name, texts]) => [texts, name]))

/** The words that say in `language` what `texts` says in English. */
export function translate(language: Language, texts: Texts): Texts {
  const name = names.get(texts)
  if (name === undefined) throw new Error('Texts that src/words/en/words.ts does not name')
  return (translations[language] as Readonly<Record<string, Texts>>)[name] ?? texts
}
