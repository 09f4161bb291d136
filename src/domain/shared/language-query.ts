// The language in a URL of ours. Separate from language.ts, because the app's start doesn't need
// it.
import { defaultLanguage, type Language } from './language.ts'

/** '?lang=es'; '' for the default language. */
export const toLanguageQuery = (language: Language): string =>
  language === defaultLanguage ? '' : `?lang=${language}`
