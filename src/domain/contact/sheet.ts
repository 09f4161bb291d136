// Tables of people as they are pasted or chosen: what a column can hold, and cells as text. The
// readers of pasted text, CSV files and vCards all end in such a table.

import { dropUnseen } from '../text/unseen.ts'

/** What a column of a sheet can hold; 'none' for what is left out. */
export const sheetColumns = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'skill',
  'language',
  'note',
  'none',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** Rows of people, without the row of headings. A row may be shorter than the columns. */
export type PeopleSheet = {
  headings: string[] | null
  columns: SheetColumn[]
  rows: string[][]
}

/** UTF-16 units of a cell that are looked at: more is no name, address or note. */
const cellMax = 4000
/** Hyphens that keep a phone number on one line. */
const hyphens = /[\u2010\u2011]/g
/** What spreadsheets put before a text that looks like a formula. */
const guarded = /^'(?=[=+\-@])/

/** A cell on one line, trimmed, each letter written in one way. */
export const toCell = (text: string): string =>
  dropUnseen(text.slice(0, cellMax).toWellFormed().normalize('NFC'))
    .replaceAll(hyphens, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(guarded, '')

/** Rows as cells, those without a word left out. */
export const toRows = (records: readonly (readonly string[])[]): string[][] =>
  records.map((cells) => cells.map(toCell)).filter((cells) => cells.some((cell) => cell !== ''))

/** What a sheet says where it knows nothing. */
const unknown = /^(?:-+|–|—|\?|n\/?a|nr|none|null|ninguno|sin|unrated|pendiente|#n\/a)\.?$/i

export const isEmptyCell = (cell: string): boolean => cell === '' || unknown.test(cell)

/** Begins at a boundary only: a long text without one takes no time. */
const addressForm =
  /(?<![^\s<>()[\]",;:|])[^\s<>()[\]",;:|@]+@[^\s<>()[\]",;:|@]+\.[\p{L}\p{M}\d-]{2,}/u

/** The first e-mail address in a text, or null. */
export const findAddress = (text: string): string | null => addressForm.exec(text)?.[0] ?? null

/** No longer than a number with an extension is written: a long text of signs takes no time. */
const phoneForm = /(?:\+|\(|\d)[\d\s().\-/]{5,40}\d/

/** The first phone number in a text, or null: at least seven digits that are no day. */
export function findPhone(text: string): string | null {
  const found = phoneForm.exec(text)?.[0]
  if (found === undefined || !/(?:\D*\d){7}/.test(found)) return null
  return /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(found) ? null : found
}

/** The level in a cell such as '3.5', '3,75', 'DUPR 3.412' or '3.0-3.5', or null. */
export function findLevel(text: string): number | null {
  const found = /(?<![\d.,])[1-7](?:[.,]\d+)?(?!\d)/.exec(text)?.[0]
  return found === undefined ? null : Number(found.replace(',', '.'))
}
