import { languages, type Language } from '#domain/shared/language.ts'
import type * as english from './en/words.ts'

/** Requires the same nouns and keys as English, with texts and lists in the same places. */
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
