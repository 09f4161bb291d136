// Parses pasted or chosen text as a sheet of people. Bundles the CSV parser, so it loads with the
// import only.
import Papa from 'papaparse'
import { toSheet } from '#domain/contact/guess-columns.ts'
import { readChat } from '#domain/contact/read-chat.ts'
import { readPeopleList } from '#domain/contact/read-list.ts'
import { readVcards } from '#domain/contact/read-vcard.ts'
import { findSheetForm } from '#domain/contact/sheet-form.ts'
import type { PeopleSheet } from '#domain/contact/sheet.ts'

export function readSheet(text: string): PeopleSheet {
  const form = findSheetForm(text)
  if (form.kind === 'vcard') return readVcards(form.text)
  if (form.kind === 'chat') return readChat(form.text)
  if (form.kind === 'list') return readPeopleList(form.text)
  return toSheet(readCsvTable(form.text, form.separator))
}

export const readCsvTable = (text: string, separator: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: true }).data
