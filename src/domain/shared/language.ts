// The languages of the product, each by its code with its own name: the one list of them. Their
// words are in src/words. What is not known is English.
export const languageNames = { en: 'English', es: 'Español' } as const

export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as [Language, ...Language[]]
export const defaultLanguage: Language = 'en'

export const isLanguage = (word: unknown): word is Language =>
  (languages as readonly unknown[]).includes(word)

/**
 * How `language` is written in a country ('US', 'ES'), which decides about 12 or 24 hours. What the
 * server writes follows the country of the venue, or of the reader's home venue; where none is known,
 * the US, as its Spanish is that of the Americas.
 */
export const localeIn = (language: Language, country: string): string =>
  `${language}-${/^[A-Z]{2}$/.test(country) ? country : 'US'}`

/** The language that cookies ask for (`language=es`). */
export function languageOfCookies(cookies: string | null | undefined): Language {
  const word = /(?:^|;\s*)language=([\w-]+)/.exec(cookies ?? '')?.[1]
  return isLanguage(word) ? word : defaultLanguage
}
