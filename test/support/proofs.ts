// Checks that tests named by documentation tables, by file and title, exist in the source.
import { existsSync, readFileSync } from 'node:fs'

export const sourceOf = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : ''

/** Possible ends of a title: its quote, or the tag of stories that only run in the long form. */
const ends = ["', ", '`, ', " @proof', ", ' @proof`, ', '${']

/** Titles built from a table are matched by their template. */
export const hasTest = (file: string, title: string): boolean =>
  ["'", '`'].some((quote) => ends.some((end) => sourceOf(file).includes(`(${quote}${title}${end}`)))
