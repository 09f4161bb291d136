// The language in an address of ours. Apart from the languages, as the start of the app needs no
// such address.
import { defaultLanguage, type Language } from './language.ts'

/** What makes an address of ours speak `language`: '?lang=es', '' for the default. */
export const toLanguageQuery = (language: Language): string =>
  language === defaultLanguage ? '' : `?lang=${language}`
