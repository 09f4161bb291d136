import { expect, test } from 'vitest'
import type { SheetColumn } from '#domain/contact/sheet.ts'
import { correctEntry, toAsked, toImportEntries, withAnswers } from './import-entries.ts'

const columns: SheetColumn[] = ['name', 'email']
const entriesOf = (...rows: string[][]) =>
  toImportEntries({ headings: null, columns, rows }, columns, 'en')
const person = (name: string, email: string | null) => ({
  name,
  email,
  phone: null,
  skillSelf: null,
  language: 'en' as const,
  note: '',
})
const inShort = (entries: ReturnType<typeof entriesOf>) =>
  entries.map(({ row, label, state }) => `${row} ${label} ${state}`)

test('rows of somebody are numbered, those of nobody and doubles are not', () => {
  const entries = entriesOf(['Ana', 'ana@x.io'], ['', '555'], ['Ann', 'ana@x.io'], ['Ben', ''])
  expect(inShort(entries)).toEqual(['0 Ana new', 'null 555 wrong', 'null Ann double', '1 Ben new'])
  expect(toAsked(entries).map(({ name }) => name)).toEqual(['Ana', 'Ben'])
})

test('a row of nobody that gets a name is asked about under a number of its own', () => {
  const entries = entriesOf(['Ana', ''], ['', '555'], ['Ben', ''])
  const changed = correctEntry(entries, 1, person('Cy', null))
  expect(inShort(changed.entries)).toEqual(['0 Ana new', '2 Cy new', '1 Ben new'])
  expect(changed.asked).toEqual([2])
})

test('a corrected row keeps its number, and its problems are gone', () => {
  const entries = entriesOf(['Ana', 'ana at x'], ['Ben', ''])
  expect(entries[0]).toMatchObject({ row: 0, problems: ['contact-email-wrong'] })
  const changed = correctEntry(entries, 0, person('Ana', 'ana@x.io'))
  expect(changed.entries[0]).toMatchObject({ row: 0, problems: [], fields: { email: 'ana@x.io' } })
  expect(changed.asked).toEqual([0])
})

test('whoever was the double of the row as it was is somebody now', () => {
  const entries = entriesOf(['Ana', 'a@x.io'], ['Ann', 'a@x.io'])
  const changed = correctEntry(entries, 0, person('Ana', 'ana@x.io'))
  expect(inShort(changed.entries)).toEqual(['0 Ana new', '1 Ann new'])
  expect(changed.asked).toEqual([0, 1])
})

test('a row that becomes a double is one, whatever the server knows of it', () => {
  const entries = entriesOf(['Ana', 'a@x.io'], ['Ben', 'b@x.io'])
  const changed = correctEntry(entries, 1, person('Ben', 'a@x.io'))
  expect(inShort(changed.entries)).toEqual(['0 Ana new', '1 Ben double'])
  expect(changed.asked).toEqual([1])
  const answered = withAnswers(changed.entries, [{ row: 1, state: 'new', problem: null }])
  expect(inShort(answered)).toEqual(['0 Ana new', '1 Ben double'])
})

test('a row whose person is corrected into an earlier row stays behind as a double', () => {
  const entries = entriesOf(['Ana', 'a@x.io'], ['Ben', 'b@x.io'])
  const changed = correctEntry(entries, 0, person('Ana', 'b@x.io'))
  expect(inShort(changed.entries)).toEqual(['0 Ana new', '1 Ben double'])
  expect(changed.asked).toEqual([0])
})

test('doubles that the server knows stay doubles', () => {
  const entries = withAnswers(entriesOf(['Ana', 'a@x.io'], ['Ben', '']), [
    { row: 0, state: 'double', problem: null },
  ])
  const changed = correctEntry(entries, 1, person('Benny', null))
  expect(inShort(changed.entries)).toEqual(['0 Ana double', '1 Benny new'])
})
