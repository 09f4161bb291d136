// The languages of the product, each by its code with its own name: the one list of them. Their
// words are in src/words. What is not known is English.
export const languageNames = { en: 'English', es: 'Español' } as const

export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as [Language, ...Language[]]
export const defaultLanguage: Language = 'en'

export const isLanguage = (word: unknown): word is Language =>
  (languages as readonly unknown[]).includes(word)

/** The language that cookies ask for (`language=es`). */
export function languageOfCookies(cookies: string | null | undefined): Language {
  const word = /(?:^|;\s*)language=([\w-]+)/.exec(cookies ?? '')?.[1]
  return isLanguage(word) ? word : defaultLanguage
}
