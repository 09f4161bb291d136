// Guesses a sheet's columns from headings (English, Spanish, and the address books of Google and
// Outlook), else from its cells. People can correct the guess.
import { isNotPerson } from './nobody.ts'
import { isLanguageWord } from './read-row.ts'
import {
  findAddress,
  findLevel,
  findPhone,
  isEmptyCell,
  toRows,
  type PeopleSheet,
  type SheetColumn,
} from './sheet.ts'

const others =
  /\b(?:organi[sz]ation|middle|segundo nombre|company|empresa|phonetic|fonetic\w*|yomi|prefix|suffix|prefijo|sufijo|titulo|nick\s?name|apodo|file as|manager|assistant|spouse|conyuge|emergency|emergencia|guardian|parent|padre|madre|tutor|relation|label|type|tipo|etiqueta|display name|user\s?(?:name|id)|member\s?(?:id|number|since)|usuario|event|custom|city|ciudad|street|calle|country|pais|club|team|equipo|group|grupo|venue|sede|fax|pager|location|(?:dupr|utpr|usapa|usap) ?(?:id|number|no|link|url|profile|numero|perfil))\b/

const headingForms: readonly [Exclude<SheetColumn, 'none'>, readonly RegExp[]][] = [
  ['email', [/\be ?mail\b|\bcorreo\b|^mail$/]],
  [
    'phone',
    [
      /\b(?:mobile|cell|cel|celular|movil|whats ?app)\b/,
      /^(?:phone|tel\w*)( 1)?( number| value)?$/,
      /\b(?:phone|tel|telephone|telefono)\b/,
    ],
  ],
  [
    'firstName',
    [
      /^(?:first|given|fore) ?name$/,
      /^(?:nombre de pila|primer nombre|nombres)$/,
      /^first$/,
      /^(?:member|player|participant|attendee) (?:first|given) ?name$/,
    ],
  ],
  [
    'lastName',
    [
      /^(?:last|family) ?name$|^surname$/,
      /^apellidos?$/,
      /^(?:primer apellido|last)$/,
      /^(?:member|player|participant|attendee) (?:last|family) ?name$/,
    ],
  ],
  [
    'name',
    [
      /^(?:full ?name|nombre completo|nombre y apellidos?)$/,
      /^name$/,
      /^nombre$/,
      /\b(?:member|player|participant|attendee|jugador\w*|participante|miembro|socio|integrante)s?\b/,
      /\b(?:name|nombre)\b/,
    ],
  ],
  [
    'skill',
    [
      /^(?:self )?(?:skill|level|rating|nivel)$/,
      /\b(?:level|skill|nivel|rating|dupr|utpr|usapa|ranking|clasificacion)\b/,
    ],
  ],
  ['language', [/\b(?:language|idioma|lengua)\b/, /^lang$/]],
  ['note', [/\b(?:notes?|notas?|comments?|comentarios?|remarks?|observaciones)\b/]],
]

/** Next to first and last name columns, only the first forms of a heading count as a full name. */
const sureNames = 3

const headingsWithin = 6
const lookedRows = 50

export function toSheet(records: readonly (readonly string[])[]): PeopleSheet {
  const rows = toRows(records)
  const place = findHeadings(rows)
  const headings = rows[place] ?? null
  const people = rows.slice(place + 1).filter(mayBePerson)
  const width = Math.max(
    0,
    headings?.length ?? 0,
    ...people.slice(0, lookedRows).map((r) => r.length),
  )
  const blank = Array.from({ length: width }, (): SheetColumn => 'none')
  const named = headings === null ? blank : nameColumns(headings, blank)
  const isOther = (place: number): boolean => others.test(toPlain(headings?.[place] ?? ''))
  const columns = guessFromCells(named, people.slice(0, lookedRows), isOther)
  return { headings, columns, rows: people }
}

/** A row such as 'Total', 12, in which every cell is a number or a label, is not a person. */
const mayBePerson = (cells: readonly string[]): boolean =>
  !cells.some(isNotPerson) ||
  cells.some((cell) => cell !== '' && !isNotPerson(cell) && !/^[\d.,]+$/.test(cell))

const toPlain = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function findHeadings(rows: readonly string[][]): number {
  const known = rows.slice(0, headingsWithin).map((cells) => {
    if (cells.some((cell) => findAddress(cell) !== null || findPhone(cell) !== null)) return 0
    const columns = nameColumns(
      cells,
      cells.map((): SheetColumn => 'none'),
    )
    return columns.filter((column) => column !== 'none').length
  })
  const best = known.indexOf(Math.max(0, ...known))
  return (known[best] ?? 0) >= (best === 0 ? 1 : 2) ? best : -1
}

function nameColumns(headings: readonly string[], blank: readonly SheetColumn[]): SheetColumn[] {
  const plain = headings.map(toPlain)
  const columns = [...blank]
  for (const [column, forms] of headingForms) {
    const isFree = (word: string, place: number): boolean =>
      columns[place] === 'none' && !others.test(word)
    const isWhole = columns.includes('firstName') && columns.includes('lastName')
    const sure = column === 'name' && isWhole ? forms.slice(0, sureNames) : forms
    const form = sure.find((one) =>
      plain.some((word, place) => isFree(word, place) && one.test(word)),
    )
    if (form === undefined) continue
    const places = plain.flatMap((word, place) =>
      isFree(word, place) && form.test(word) ? [place] : [],
    )
    // A person may have several addresses and numbers; the first one in a row counts.
    const taken = column === 'email' || column === 'phone' ? places : places.slice(0, 1)
    for (const place of taken) columns[place] = column
  }
  return settleNames(columns)
}

/** 'Nombre' beside 'Apellido' is a first name; a full name column makes its parts redundant. */
function settleNames(columns: readonly SheetColumn[]): SheetColumn[] {
  const has = (column: SheetColumn): boolean => columns.includes(column)
  if (!has('name')) return [...columns]
  const isFirst = has('lastName') && !has('firstName')
  return columns.map((column) => {
    if (isFirst) return column === 'name' ? 'firstName' : column
    return column === 'firstName' || column === 'lastName' ? 'none' : column
  })
}

function guessFromCells(
  columns: readonly SheetColumn[],
  rows: readonly string[][],
  isOther: (place: number) => boolean,
): SheetColumn[] {
  const guessed = [...columns]
  const isMostly = (place: number, test: (cell: string) => boolean): boolean => {
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => !isEmptyCell(cell))
    return cells.filter(test).length * 2 > cells.length
  }
  const guess = (column: SheetColumn, test: (cell: string) => boolean): void => {
    if (guessed.includes(column)) return
    const place = guessed.findIndex(
      (one, index) => one === 'none' && !isOther(index) && isMostly(index, test),
    )
    if (place !== -1) guessed[place] = column
  }
  guess('email', (cell) => findAddress(cell) !== null)
  guess('phone', (cell) => findPhone(cell) === cell)
  if (columns.some((column) => nameParts.has(column))) return guessed
  if (columns.some((column) => column !== 'none')) {
    guess('name', isNameLike)
    return guessed
  }
  guess('skill', (cell) => /^[\d.,+-]+$/.test(cell) && findLevel(cell) !== null)
  guess('language', isLanguageWord)
  guess('name', isNameLike)
  guess('lastName', (cell) => isNameLike(cell) && !cell.includes(' '))
  guess('note', (cell) => /\p{L}/u.test(cell))
  return settleNames(guessed)
}

const nameParts: ReadonlySet<SheetColumn> = new Set(['firstName', 'lastName'])

const isNameLike = (cell: string): boolean =>
  /^[\p{L}\p{M}'’.\- ]+$/u.test(cell) && cell.split(' ').length <= 5
