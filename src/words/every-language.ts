// The words of every language of the list. Bundlers get the imports written out (tools/build).
import { languages, type Language } from '#domain/shared/language.ts'
import type * as english from './en/words.ts'

/** The same nouns and keys as English, with texts where it has texts and lists where it has lists. */
export type Translation = {
  readonly [N in keyof typeof english]: {
    readonly [K in keyof (typeof english)[N]]: (typeof english)[N][K] extends string
      ? string
      : readonly string[]
  }
}

const loaded = await Promise.all(
  languages.map(
    async (language) =>
      [language, (await import(`./${language}/words.ts`)) as Translation] as const,
  ),
)

export const translations = Object.fromEntries(loaded) as Readonly<Record<Language, Translation>>
