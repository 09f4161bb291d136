// Tables of people: the columns they can have, and cells as text. The readers of pasted text, CSV
// files and vCards all produce such a table.

import { dropUnseen } from '../text/unseen.ts'

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

export type PeopleSheet = {
  headings: string[] | null
  columns: SheetColumn[]
  rows: string[][]
}

const cellMax = 4000
const hyphens = /[\u2010\u2011]/g
/** Spreadsheets prefix text that looks like a formula with an apostrophe. */
const guarded = /^'(?=[=+\-@])/

export const toCell = (text: string): string =>
  dropUnseen(text.slice(0, cellMax).toWellFormed().normalize('NFC'))
    .replaceAll(hyphens, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(guarded, '')

export const toRows = (records: readonly (readonly string[])[]): string[][] =>
  records.map((cells) => cells.map(toCell)).filter((cells) => cells.some((cell) => cell !== ''))

const unknown = /^(?:-+|–|—|\?|n\/?a|nr|none|null|ninguno|sin|unrated|pendiente|#n\/a)\.?$/i

export const isEmptyCell = (cell: string): boolean => cell === '' || unknown.test(cell)

/** Matches only at a boundary, so a long text without an address takes linear time. */
const addressForm =
  /(?<![^\s<>()[\]",;:|])[^\s<>()[\]",;:|@]+@[^\s<>()[\]",;:|@]+\.[\p{L}\p{M}\d-]{2,}/u

export const findAddress = (text: string): string | null => addressForm.exec(text)?.[0] ?? null

/** The length is bounded, so a long text of signs takes linear time. */
const phoneForm = /(?:\+|\(|\d)[\d\s().\-/]{5,40}\d/

/** The first phone number with at least seven digits that is not a date, or null. */
export function findPhone(text: string): string | null {
  const found = phoneForm.exec(text)?.[0]
  if (found === undefined || !/(?:\D*\d){7}/.test(found)) return null
  return /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(found) ? null : found
}

export function findLevel(text: string): number | null {
  const found = /(?<![\d.,])[1-7](?:[.,]\d+)?(?!\d)/.exec(text)?.[0]
  return found === undefined ? null : Number(found.replace(',', '.'))
}
