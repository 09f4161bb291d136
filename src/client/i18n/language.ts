// The language of this visit (cookie, English by default) and its locale. The locale keeps the
// reader's region, which decides 12 or 24 hours, date order, miles or kilometers.
import { toLanguageQuery } from '#domain/shared/language-query.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/shared/language.ts'
import { getCookie, setCookie, type CookieJar } from '../device/cookies.ts'

export const parseLanguage = (cookie: string | null): Language =>
  isLanguage(cookie) ? cookie : defaultLanguage

let current: Language | undefined

/** Read once, because a page must not mix languages. */
export function currentLanguage(): Language {
  current ??= parseLanguage(getCookie('language'))
  return current
}

export const languageQuery = (): string => toLanguageQuery(currentLanguage())

export function setLanguage(
  language: Language,
  page: { jar?: CookieJar; reload?: () => void } = {},
): void {
  setCookie('language', language, page.jar)
  ;(page.reload ?? (() => location.reload()))()
}

/**
 * The locale for `language`, given a browser's `preferred` languages (BCP 47, best first): a
 * preferred one of that language, else the language in the reader's own region ('es' with ['en-US']
 * → 'es-US'), else the US, as in e-mails, because Spanish without a country isn't that of Spain.
 */
export function localeFor(language: Language, preferred: readonly string[]): string {
  const locales = preferred.flatMap((tag) => parsedLocale(tag) ?? [])
  const spoken = locales.find((locale) => locale.language === language)
  const region = spoken?.region ?? locales.find((locale) => locale.region !== undefined)?.region
  return `${language}-${region ?? 'US'}`
}

function parsedLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}

let locale: string | undefined

export const currentLocale = (): string =>
  (locale ??= localeFor(
    currentLanguage(),
    typeof navigator === 'undefined' ? [] : navigator.languages,
  ))
