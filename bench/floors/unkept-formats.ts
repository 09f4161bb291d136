// Preloaded before a server: creates date formats anew at each use, as if they weren't cached.
const { DateTimeFormat } = Intl

Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
  construct: (_target, given: ConstructorParameters<typeof DateTimeFormat>) => {
    const make = () => new DateTimeFormat(...given)
    return {
      format: (at: Date) => make().format(at),
      formatRange: (from: Date, to: Date) => make().formatRange(from, to),
      formatToParts: (at: Date) => make().formatToParts(at),
      resolvedOptions: () => make().resolvedOptions(),
    }
  },
})
