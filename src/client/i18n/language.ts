// The language of this visit (cookie, English by default) and the locale that goes with it. The
// locale keeps the reader's region, as that decides about 12 or 24 hours, day before month, miles
// or kilometres.
import { toLanguageQuery } from '#domain/shared/language-query.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/shared/language.ts'
import { getCookie, setCookie, type CookieJar } from '../device/cookies.ts'

/** The language a cookie asks for; what is not known is English. */
export const parseLanguage = (cookie: string | null): Language =>
  isLanguage(cookie) ? cookie : defaultLanguage

let current: Language | undefined

/** The language of this visit: read once, as half a page in each language helps no one. */
export function currentLanguage(): Language {
  current ??= parseLanguage(getCookie('language'))
  return current
}

/** What makes an address of ours speak this visit's language: '?lang=es', '' for English. */
export const languageQuery = (): string => toLanguageQuery(currentLanguage())

/** Remembers the language for a year and loads the page again in it. */
export function setLanguage(
  language: Language,
  page: { jar?: CookieJar; reload?: () => void } = {},
): void {
  setCookie('language', language, page.jar)
  ;(page.reload ?? (() => location.reload()))()
}

/**
 * The locale for `language` that suits a browser with `preferred` languages (BCP 47, best
 * first): one of the preferred ones when it speaks the language, else the language in the reader's
 * own region ('es' with ['en-US'] → 'es-US'), else the US, as in e-mails: the Spanish of a phone that
 * names no country is not that of Spain.
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

/** The locale of this visit: found once, as each date on a screen asks for it. */
export const currentLocale = (): string =>
  (locale ??= localeFor(
    currentLanguage(),
    typeof navigator === 'undefined' ? [] : navigator.languages,
  ))
