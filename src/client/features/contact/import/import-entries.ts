// The people of a sheet on their way into a list: what is known of each row before the server is
// asked, and after.
import type { ContactFields, ImportRowState } from '#domain/contact/contact.ts'
import { findDoubles } from '#domain/contact/doubles.ts'
import { readRow, type RowProblem } from '#domain/contact/read-row.ts'
import type { PeopleSheet, SheetColumn } from '#domain/contact/sheet.ts'
import type { Language } from '#domain/shared/language.ts'

/**
 * `row` is its number on the server, null for a row that stays here. `label` names it, also where it
 * is nobody. problems: why it is nobody, or which cells went into the note.
 */
export type ImportEntry = {
  row: number | null
  label: string
  fields: ContactFields | null
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
    if (!one.ok) return { row: null, label, fields: null, state: 'wrong', problems: one.problems }
    const isDouble = doubles[index] !== null
    return {
      row: isDouble ? null : next++,
      label: one.fields.name,
      fields: one.fields,
      state: isDouble ? 'double' : 'new',
      problems: one.problems,
    }
  })
}

/** The entries that the server is asked about, in the order of their numbers. */
export const toAsked = (entries: readonly ImportEntry[]): ContactFields[] =>
  entries.flatMap(({ row, fields }) => (row === null || fields === null ? [] : [fields]))

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
    const problems = answer.problem === null ? entry.problems : [answer.problem]
    return { ...entry, state: answer.state, problems }
  })
}
