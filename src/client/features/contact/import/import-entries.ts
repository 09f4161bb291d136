// The people of a sheet on their way into a contact list: the state of each row before and after
// the server's check.
import type { ContactFields, ImportRowState } from '#domain/contact/contact.ts'
import { findDoubles } from '#domain/contact/doubles.ts'
import { readRow, type RowProblem } from '#domain/contact/read-row.ts'
import type { PeopleSheet, SheetColumn } from '#domain/contact/sheet.ts'
import type { Language } from '#domain/shared/language.ts'

/**
 * row: its number on the server, null for a row that isn't sent. label: its display name, even when
 * the row isn't a valid person. problems: why the row is invalid, or which cells were moved into
 * the note.
 */
export type ImportEntry = {
  row: number | null
  label: string
  fields: ContactFields
  state: ImportRowState
  problems: readonly RowProblem[]
}

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

export const toAsked = (entries: readonly ImportEntry[]): ContactFields[] =>
  entries.flatMap(({ row, fields }) => (row === null ? [] : [fields]))

const findDoubleEntries = (entries: readonly ImportEntry[]): (number | null)[] =>
  findDoubles(entries.map(({ state, fields }) => (state === 'wrong' ? null : fields)))

/**
 * Corrects one entry and returns the row numbers to check again: the corrected one, and former
 * duplicates of it. An entry that is now a duplicate needs no number.
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

export type ImportAnswer = { rows: RowAnswer[]; isCompared: boolean }

export function withAnswers(
  entries: readonly ImportEntry[],
  answers: readonly RowAnswer[],
): ImportEntry[] {
  const byRow = new Map(answers.map((answer) => [answer.row, answer]))
  return entries.map((entry) => {
    const answer = entry.row === null ? undefined : byRow.get(entry.row)
    if (answer === undefined) return entry
    if (entry.state === 'double') return entry
    const problems = answer.problem === null ? entry.problems : [answer.problem]
    return { ...entry, state: answer.state, problems }
  })
}
