// The warnings and errors of the last day, by their text, which is always one of ours.

const keptMs = 86_400_000
const textsMax = 50

export type LoggedWarning = { text: string; times: number; last: number }
export type WarningBook = {
  note(text: string): void
  list(): LoggedWarning[]
}

export function createWarningBook(now: () => number): WarningBook {
  const byText = new Map<string, LoggedWarning>()
  return {
    note: (text) => {
      const times = (byText.get(text)?.times ?? 0) + 1
      byText.delete(text)
      byText.set(text, { text, times, last: now() })
      const oldest = byText.size > textsMax ? byText.keys().next().value : undefined
      if (oldest !== undefined) byText.delete(oldest)
    },
    list: () => [...byText.values()].filter(({ last }) => now() - last < keptMs).toReversed(),
  }
}
