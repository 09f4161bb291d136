// A question being read: what was understood is taken out, so that nothing is understood twice, and
// what remains is a name or nothing.
import { foldLetters } from '#domain/text/search.ts'

export type Reader = {
  /** The text that remains, taken parts blank. */
  rest(): string
  /** True when the pattern stands in what remains. */
  holds(pattern: string): boolean
  /** Takes the first place where the pattern stands between word ends: its groups, or null. */
  take(pattern: string): string[] | null
  /**
   * Writes something else in every place where the pattern stands between word ends, made from its
   * named groups.
   */
  write(pattern: string, to: (groups: Readonly<Record<string, string | undefined>>) => string): void
  /** Takes these characters. */
  cut(index: number, length: number): void
}

const bounded = (pattern: string, flags: 'u' | 'gu' = 'u'): RegExp =>
  cached(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)

const expressions = new Map<string, RegExp>()
/**
 * Patterns are few and fixed; making an expression of each every time would cost more than reading.
 */
function cached(source: string, flags: 'u' | 'gu'): RegExp {
  const key = `${flags} ${source}`
  const known = expressions.get(key) ?? new RegExp(source, flags)
  expressions.set(key, known)
  return known
}

/** Begins to read a question, folded. */
export function startReader(question: string): Reader {
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
