// Date and time formats, each created once: creating one costs thousands of times more than using
// it, and its memory is freed late. All server code uses these (test/house/source-safety.test.ts).

const keptMax = 400

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
