// Formats and plural rules of numbers, each made once (date-format.ts says why).
import { cached } from './date-format.ts'

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const pluralRules = cached(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)
