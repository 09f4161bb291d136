// Reads one row of a sheet as a contact, or returns the problems that prevent it.
import * as v from 'valibot'
import { addressSchema, toAddress } from '../mail/address.ts'
import { skillSchema } from '../player/skill-schema.ts'
import { skillMaximum, skillMinimum, skillStep } from '../player/skill.ts'
import { countCharacters, firstCharacters } from '../shared/characters.ts'
import type { Language } from '../shared/language.ts'
import { lineSchema, textSchema } from '../shared/text.ts'
import { dropUnseen } from '../text/unseen.ts'
import { contactNameMax, personNoteMax, contactPhoneMax, type ContactFields } from './contact.ts'
import { findAddress, findLevel, isEmptyCell, type SheetColumn } from './sheet.ts'

export const rowProblems = [
  'contact-name-missing',
  'contact-name-too-long',
  'contact-name-wrong',
  'contact-email-wrong',
  'contact-phone-wrong',
  'contact-skill-wrong',
  'contact-note-wrong',
] as const
export type RowProblem = (typeof rowProblems)[number]

/**
 * ok: problems lists cells that were moved into the note. Not ok: `fields` holds what could be
 * read, and problems is never empty.
 */
export type ReadRow =
  | { ok: true; fields: ContactFields; problems: RowProblem[] }
  | { ok: false; fields: ContactFields; problems: RowProblem[] }

const nameSchema = lineSchema(contactNameMax, 1)
/** Spreadsheets write long numbers as 5.2E+11, which loses digits. */
const phoneForm = /^(?!.*\dE\+\d)(?:\D*\d){4}/i
const phoneSchema = v.pipe(lineSchema(contactPhoneMax, 1), v.regex(phoneForm))
const noteSchema = textSchema(personNoteMax)

const furtherValues = / ::: .*/s

/**
 * `language` applies to rows without one. An unreadable cell never drops the row; its text goes
 * into the note.
 */
export function readRow(
  cells: readonly string[],
  columns: readonly SheetColumn[],
  language: Language,
): ReadRow {
  const cellIn = (column: SheetColumn): string =>
    columns
      .map((one, index) => (one === column ? (cells[index] ?? '') : ''))
      .find((cell) => !isEmptyCell(cell)) ?? ''
  const email = toEmail(cellIn('email'))
  const skill = cellIn('skill')
  const fields = normalizeContact({
    name: toName(cellIn, email),
    email,
    phone: firstValue(cellIn('phone')) || null,
    skillSelf: toSkill(skill),
    language: toLanguage(cellIn('language')) ?? language,
    note: cellIn('note'),
  })
  const odd = findContactProblems(fields)
  if (skill !== '' && fields.skillSelf === null) odd.push('contact-skill-wrong')
  const kept = noteOddCells(fields, odd, skill)
  const problems = findContactProblems(kept)
  return problems.length === 0
    ? { ok: true, fields: kept, problems: odd }
    : { ok: false, fields: kept, problems }
}

function noteOddCells(
  fields: ContactFields,
  odd: readonly RowProblem[],
  skill: string,
): ContactFields {
  const has = (problem: RowProblem): boolean => odd.includes(problem)
  const moved = [
    has('contact-name-too-long') ? fields.name : '',
    has('contact-email-wrong') ? (fields.email ?? '') : '',
    has('contact-phone-wrong') ? (fields.phone ?? '') : '',
    has('contact-skill-wrong') ? skill : '',
    fields.note,
  ].filter((cell) => cell !== '')
  return normalizeContact({
    ...fields,
    name: firstCharacters(fields.name, contactNameMax),
    email: has('contact-email-wrong') ? null : fields.email,
    phone: has('contact-phone-wrong') ? null : fields.phone,
    note: firstCharacters(moved.join('\n'), personNoteMax),
  })
}

export const normalizeContact = ({
  name,
  email,
  phone,
  note,
  ...rest
}: ContactFields): ContactFields => ({
  ...rest,
  name: dropUnseen(name).trim(),
  email: email === null ? null : toAddress(email) || null,
  phone: phone === null ? null : dropUnseen(phone).trim() || null,
  note: dropUnseen(note).trim(),
})

export function findContactProblems(fields: ContactFields): RowProblem[] {
  const problems: RowProblem[] = []
  const name = findNameProblem(fields.name)
  if (name !== null) problems.push(name)
  if (fields.email !== null && !v.is(addressSchema, fields.email))
    problems.push('contact-email-wrong')
  if (fields.phone !== null && !v.is(phoneSchema, fields.phone))
    problems.push('contact-phone-wrong')
  if (fields.skillSelf !== null && !v.is(skillSchema, fields.skillSelf))
    problems.push('contact-skill-wrong')
  if (!v.is(noteSchema, fields.note)) problems.push('contact-note-wrong')
  return problems
}

function findNameProblem(name: string): RowProblem | null {
  if (name === '') return 'contact-name-missing'
  if (countCharacters(name) > contactNameMax) return 'contact-name-too-long'
  return v.is(nameSchema, name) ? null : 'contact-name-wrong'
}

const firstValue = (cell: string): string => cell.replace(furtherValues, '')

/** Without a valid address the cell's text is kept, to be shown as wrong. */
function toEmail(cell: string): string {
  const text = firstValue(cell)
  return toAddress(findAddress(text) ?? text)
}

function toName(cellIn: (column: SheetColumn) => string, email: string): string {
  const parts = [cellIn('firstName'), cellIn('lastName')].filter((part) => part !== '')
  const name = cellIn('name') || parts.join(' ')
  if (name === '') return toNameFromAddress(email)
  // Mail programs write the address in place of an unknown name.
  return findAddress(name) === name ? toNameFromAddress(name) : name
}

const toNameFromAddress = (email: string): string =>
  email
    .replace(/[+@].*/, '')
    .replaceAll(/[^\p{L}\p{M}']+/gu, ' ')
    .replaceAll(/(?<=^|[ '])\p{L}/gu, (letter) => letter.toUpperCase())

/** Rounds to the nearest level of the product: a DUPR rating has three decimals. */
function toSkill(cell: string): number | null {
  const level = findLevel(cell)
  if (level === null) return null
  const nearest = Math.round(level / skillStep) * skillStep
  return Math.min(skillMaximum, Math.max(skillMinimum, nearest))
}

const languageWords: readonly [RegExp, Language][] = [
  [/^(?:en|eng|english|ingl)/, 'en'],
  [/^(?:es|spa|span|cast)/, 'es'],
]

function toLanguage(cell: string): Language | null {
  const word = cell.toLowerCase()
  return languageWords.find(([form]) => form.test(word))?.[1] ?? null
}

export const isLanguageWord = (cell: string): boolean =>
  /^(?:en|es|eng|spa|en-\w+|es-\w+|english|spanish|ingl[eé]s|espa[nñ]ol)$/i.test(cell)
