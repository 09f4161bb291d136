// The people of a sheet on their way into a list: what is known of each row before the server is
// asked, and after.
import type { ContactFields, ImportRowState } from '#domain/contact/contact.ts'
import { findDoubles } from '#domain/contact/doubles.ts'
import { readRow, type RowProblem } from '#domain/contact/read-row.ts'
import type { PeopleSheet, SheetColumn } from '#domain/contact/sheet.ts'
import type { Language } from '#domain/shared/language.ts'

/**
 * `row` is its number on the server, null for a row that stays here. `label` names it, also where it
 * is nobody: fields are then what can be read of it. problems: why it is nobody, or which cells went
 * into the note.
 */
export type ImportEntry = {
  row: number | null
  label: string
  fields: ContactFields
  state: ImportRowState
  problems: readonly RowProblem[]
}

/** The rows of a sheet with what its columns hold; numbers are given to those that can be noted. */
export function toImportEntries(
  { rows }: PeopleSheet,
  columns: readonly SheetColumn[],
  language: Language,
): ImportEntry[] {
  const read = rows.map((cells) => readRow(cells, columns, language))
  const doubles = findDoubles(read.map((one) => (one.ok ? one.fields : null)))
  let next = 0
  return read.map((one, index) => {
    const label = (rows[index] ?? []).filter((cell) => cell !== '').join(' · ')
    const { fields, problems } = one
    if (!one.ok) return { row: null, label, fields, state: 'wrong', problems }
    const isDouble = doubles[index] !== null
    return {
      row: isDouble ? null : next++,
      label: fields.name,
      fields,
      state: isDouble ? 'double' : 'new',
      problems,
    }
  })
}

/** The entries that the server is asked about, in the order of their numbers. */
export const toAsked = (entries: readonly ImportEntry[]): ContactFields[] =>
  entries.flatMap(({ row, fields }) => (row === null ? [] : [fields]))

/** Of each entry the place of the first one that is the same person, or null. */
const findDoubleEntries = (entries: readonly ImportEntry[]): (number | null)[] =>
  findDoubles(entries.map(({ state, fields }) => (state === 'wrong' ? null : fields)))

/**
 * The entries with one of them corrected, and the numbers of those that the server has to be asked
 * about: the corrected one, and whoever was the double of what it was before. One that is somebody
 * else's double now needs no place of its own.
 */
export function correctEntry(
  entries: readonly ImportEntry[],
  place: number,
  fields: ContactFields,
): { entries: ImportEntry[]; asked: number[] } {
  const before = findDoubleEntries(entries)
  const changed = entries.map((entry, index): ImportEntry => {
    if (index !== place) return entry
    return { row: entry.row, label: fields.name, fields, state: 'new', problems: [] }
  })
  const doubles = findDoubleEntries(changed)
  const asked: number[] = []
  let next = Math.max(-1, ...entries.map(({ row }) => row ?? -1)) + 1
  const settled = changed.map((entry, index): ImportEntry => {
    const isDouble = doubles[index] !== null
    const wasDouble = before[index] !== null
    if (index !== place && isDouble === wasDouble) return entry
    if (isDouble && entry.row === null) return { ...entry, state: 'double' }
    const row = entry.row ?? next++
    if (index === place || !isDouble) asked.push(row)
    return { ...entry, row, state: isDouble ? 'double' : 'new' }
  })
  return { entries: settled, asked }
}

export type RowAnswer = { row: number; state: ImportRowState; problem: RowProblem | null }

/** What the server said; isCompared: every address was compared with the accounts here. */
export type ImportAnswer = { rows: RowAnswer[]; isCompared: boolean }

/** The entries with what the server said about them. */
export function withAnswers(
  entries: readonly ImportEntry[],
  answers: readonly RowAnswer[],
): ImportEntry[] {
  const byRow = new Map(answers.map((answer) => [answer.row, answer]))
  return entries.map((entry) => {
    const answer = entry.row === null ? undefined : byRow.get(entry.row)
    if (answer === undefined) return entry
    // The server knows no row behind this one.
    if (entry.state === 'double') return entry
    const problems = answer.problem === null ? entry.problems : [answer.problem]
    return { ...entry, state: answer.state, problems }
  })
}
