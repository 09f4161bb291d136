// Formats of numbers, lists and instants, each made once: making one costs thousands of times what
// using it does, and its memory comes back late. Whatever runs on the server asks here
// (test/house/source-safety.test.ts).

/** Locales times time zones times forms that are in use at once; the one used longest ago goes. */
const keptMax = 400

const cached = <Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
) => {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = kept.get(key) ?? make(locale, options)
    kept.delete(key)
    kept.set(key, format)
    const [oldest] = kept.keys()
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
    return format
  }
}

export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const pluralRules = cached(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)

const listFormat = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

/** 'Ann, Ben, and Cleo'. */
export const joinNames = (names: readonly string[], locale: string): string =>
  listFormat(locale, { type: 'conjunction' }).format(names)

/** Splits a text into characters as people see them. */
export const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
