// Reads name, e-mail, phone and note of any number of vCards, versions 2.1, 3.0 and 4.0 (RFC 6350).
// Broken parts are skipped; it never throws.
import { toRows, type PeopleSheet } from './sheet.ts'

type Property = { name: string; params: string; value: string }

/** Prefers the value marked as preferred, then the first; for phone numbers, the mobile one. */
const preferred = /[;,=]pref(?:=1)?(?:$|[;,])/i
const mobile = /[;,="](?:cell|mobile|iphone)/i

export const isVcard = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text)

export function readVcards(text: string): PeopleSheet {
  const records: string[][] = []
  let card: Property[] | null = null
  for (const line of unfold(text.trimStart())) {
    const property = readProperty(line)
    if (property === null) continue
    if (property.name === 'BEGIN') card = []
    else if (property.name === 'END') {
      if (card !== null) records.push(toRecord(card))
      card = null
    } else card?.push(property)
  }
  return {
    headings: null,
    columns: ['name', 'email', 'phone', 'language', 'note'],
    rows: toRows(records),
  }
}

/**
 * Joins continuation lines, which begin with a space or follow a quoted-printable '='. Parts are
 * joined at the end because a photo has thousands of lines.
 */
function unfold(text: string): string[] {
  const lines: string[][] = []
  let isQuoted = false
  let isOpen = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isFolded = !isOpen && /^[ \t]/.test(line)
    const parts = isOpen || isFolded ? lines.at(-1) : undefined
    if (parts === undefined) isQuoted = /^[^:]*QUOTED-PRINTABLE/i.test(line)
    isOpen = isQuoted && line.endsWith('=')
    const part = line.slice(isFolded ? 1 : 0, isOpen ? -1 : undefined)
    if (parts === undefined) lines.push([part])
    else parts.push(part)
  }
  return lines.map((parts) => parts.join(''))
}

/** Only these properties are parsed: a photo can be a megabyte. */
const readForm =
  /^(?:[\w-]+\.)?(BEGIN|END|FN|N|EMAIL|TEL|NOTE|LANG)((?:;(?:"[^"]*"|[^":])*)?):(.*)/is

function readProperty(line: string): Property | null {
  const found = readForm.exec(line)
  if (found === null) return null
  const [, name = '', params = '', raw = ''] = found
  const value = /QUOTED-PRINTABLE/i.test(params) ? decodeQuoted(raw) : raw
  return { name: name.toUpperCase(), params, value }
}

function decodeQuoted(text: string): string {
  const escaped = text.replaceAll('%', '%25').replaceAll(/=([\dA-F]{2})/gi, '%$1')
  try {
    return decodeURIComponent(escaped)
  } catch {
    // Not UTF-8: old phones wrote Latin-1.
    return text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
}

const unescape = (text: string): string =>
  text.replaceAll(/\\([\\,;:nN])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign))

function toRecord(card: readonly Property[]): string[] {
  const email = pickValue(card, 'EMAIL').replace(/^mailto:/i, '')
  const phone = pickValue(card, 'TEL').replace(/^tel:/i, '')
  return [toCardName(card), email, phone, pickValue(card, 'LANG'), pickValue(card, 'NOTE')]
}

function pickValue(card: readonly Property[], name: string): string {
  const all = card.filter((one) => one.name === name && one.value.trim() !== '')
  const best =
    all.find(({ params }) => preferred.test(params)) ??
    all.find(({ params }) => name === 'TEL' && mobile.test(params)) ??
    all[0]
  return best === undefined ? '' : unescape(best.value).trim()
}

function toCardName(card: readonly Property[]): string {
  const formatted = pickValue(card, 'FN')
  if (formatted !== '') return formatted
  const parts = card.find(({ name }) => name === 'N')?.value.split(/(?<!\\);/) ?? []
  return unescape([parts[1] ?? '', parts[0] ?? ''].join(' '))
}
