// Which test proves what: tables name a test by its file and its title, as they stand in the
// source.
import { existsSync, readFileSync } from 'node:fs'

/** The source of the file a proof names; '' when there is none. */
export const sourceOf = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : ''

/** How a title goes on: it ends, or it says that its story runs in the long form only. */
const ends = ["', ", '`, ', " @proof', ", ' @proof`, ', '${']

/**
 * True when `file` has a test of this title. Titles made from a table are named by their template.
 */
export const hasTest = (file: string, title: string): boolean =>
  ["'", '`'].some((quote) => ends.some((end) => sourceOf(file).includes(`(${quote}${title}${end}`)))
