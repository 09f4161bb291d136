// A question being read: understood parts are removed, so that words aren't read twice and only a
// possible name remains.
import { foldLetters } from '#domain/text/search.ts'

export type PoppiReader = {
  /** The remaining text, with consumed parts blank. */
  rest(): string
  holds(pattern: string): boolean
  /** Consumes the first match between word boundaries; returns its groups, or null. */
  take(pattern: string): string[] | null
  /** Replaces every match between word boundaries by text made from its named groups. */
  write(pattern: string, to: (groups: Readonly<Record<string, string | undefined>>) => string): void
  cut(index: number, length: number): void
}

const bounded = (pattern: string, flags: 'u' | 'gu' = 'u'): RegExp =>
  cached(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)

const expressions = new Map<string, RegExp>()
/** There are few fixed patterns, and compiling them each time would cost more than matching. */
function cached(source: string, flags: 'u' | 'gu'): RegExp {
  const key = `${flags} ${source}`
  const known = expressions.get(key) ?? new RegExp(source, flags)
  expressions.set(key, known)
  return known
}

export function startReader(question: string): PoppiReader {
  let text = ` ${foldLetters(question)
    .replace(/[¿?¡!"“”«»;]/g, ' ')
    .replace(/[’‘]/g, "'")} `
  const cut = (index: number, length: number): void => {
    text = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length)
  }
  return {
    rest: () => text,
    holds: (pattern) => bounded(pattern).test(text),
    take: (pattern) => {
      const match = bounded(pattern).exec(text)
      if (match === null) return null
      cut(match.index, match[0].length)
      return [...match]
    },
    write: (pattern, to) => {
      text = text.replaceAll(bounded(pattern, 'gu'), (...match: unknown[]) =>
        to(match.at(-1) as Readonly<Record<string, string | undefined>>),
      )
    },
    cut,
  }
}
