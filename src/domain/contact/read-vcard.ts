// vCards of the versions 2.1, 3.0 and 4.0 (RFC 6350), any number of them in one text: name, e-mail,
// phone and note of each. What is broken is left out; nothing throws.
import { toRows, type PeopleSheet } from './sheet.ts'

type Property = { name: string; params: string; value: string }

/** Of several addresses or numbers, the one marked as preferred, then the first; of numbers the mobile one. */
const preferred = /(?:^|[;,=])(?:pref(?:=1)?)(?:$|[;,])/i
const mobile = /(?:^|[;,="])(?:cell|mobile|iphone)/i

export const isVcard = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text)

/** The people of the cards as a sheet without headings. */
export function readVcards(text: string): PeopleSheet {
  const records: string[][] = []
  let card: Property[] | null = null
  for (const line of unfold(text)) {
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
 * Lines that begin with a space go on the one before; so do those after a quoted-printable '='.
 * Parts are put together at the end: a photo has thousands of lines.
 */
function unfold(text: string): string[] {
  const lines: string[][] = []
  let isQuoted = false
  let isOpen = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const parts = lines.at(-1)
    const isFolded = /^[ \t]/.test(line)
    if (parts !== undefined && (isOpen || isFolded)) parts.push(isOpen ? line : line.slice(1))
    else {
      lines.push([line])
      isQuoted = /^[^:]*QUOTED-PRINTABLE/i.test(line)
    }
    isOpen = isQuoted && line.endsWith('=')
    const last = lines.at(-1)
    if (isOpen && last !== undefined) last.push(last.pop()?.slice(0, -1) ?? '')
  }
  return lines.map((parts) => parts.join(''))
}

/** Only what is noted is read: a photo can be a megabyte. */
const readForm =
  /^(?:[\w-]+\.)?(BEGIN|END|FN|N|EMAIL|TEL|NOTE|LANG)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/is

function readProperty(line: string): Property | null {
  const [, name = '', params = '', raw = ''] = readForm.exec(line) ?? []
  if (name === '') return null
  const value = /QUOTED-PRINTABLE/i.test(params) ? decodeQuoted(raw) : raw
  return { name: name.toUpperCase(), params, value }
}

function decodeQuoted(text: string): string {
  const escaped = text.replaceAll('%', '%25').replaceAll(/=([\dA-F]{2})/gi, '%$1')
  try {
    return decodeURIComponent(escaped)
  } catch {
    // Not UTF-8: phones of old wrote Latin letters in one byte each.
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

/** The formatted name, else the given and the family name of the parts. */
function toCardName(card: readonly Property[]): string {
  const formatted = pickValue(card, 'FN')
  if (formatted !== '') return formatted
  const parts = card.find(({ name }) => name === 'N')?.value.split(/(?<!\\);/) ?? []
  return unescape([parts[1] ?? '', parts[0] ?? ''].join(' '))
}
