// Formats of dates and times, each made once: making one costs thousands of times what
// using it does, and its memory comes back late. Whatever runs on the server asks here
// (test/house/source-safety.test.ts).

/** Locales times time zones times forms that are in use at once; more than that begin anew. */
const keptMax = 400

/** Makes each of some formats once. */
export const cached = <Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
) => {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size === keptMax) kept.clear()
    const format = make(locale, options)
    kept.set(key, format)
    return format
  }
}

export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
