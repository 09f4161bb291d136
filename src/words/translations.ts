// Finds a text's translation by its English original. A browser gets another (tools/build/words.ts).
import type { Language } from '#domain/shared/language.ts'
import * as en from './en/words.ts'
import { translations } from './every-language.ts'
import type { Texts } from './words.ts'

const names = new Map<Texts, string>(Object.entries(en).map(([name, texts]) => [texts, name]))

export function translate(language: Language, texts: Texts): Texts {
  const name = names.get(texts)
  if (name === undefined) throw new Error('Texts that src/words/en/words.ts does not name')
  return (translations[language] as Readonly<Record<string, Texts>>)[name] ?? texts
}
