// The one list of the product's languages, by code with its own name; words are in src/words.
// Unknown languages fall back to English.
export const languageNames = { en: 'English', es: 'Español' } as const

export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as [Language, ...Language[]]
export const defaultLanguage: Language = 'en'

export const isLanguage = (word: unknown): word is Language =>
  (languages as readonly unknown[]).includes(word)

/**
 * Locale by country ('US', 'ES'), which decides between 12 and 24 hours. Server texts use the
 * venue's country, or the reader's home venue; without one the US, since our Spanish is that of the
 * Americas.
 */
export const localeIn = (language: Language, country: string): string =>
  `${language}-${/^[A-Z]{2}$/.test(country) ? country : 'US'}`

export function languageOfCookies(cookies: string | null | undefined): Language {
  const word = /(?:^|;\s*)language=([\w-]+)/.exec(cookies ?? '')?.[1]
  return isLanguage(word) ? word : defaultLanguage
}
