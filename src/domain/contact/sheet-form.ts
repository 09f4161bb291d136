// Detects the form of a pasted or chosen text: a table and its separator, a list of people, a chat,
// or vCards.
import { isChat } from './read-chat.ts'
import { isVcard } from './read-vcard.ts'
import { findAddress, findPhone } from './sheet.ts'

export type PastedForm =
  | { kind: 'table'; separator: string; text: string }
  | { kind: 'list'; text: string }
  | { kind: 'chat'; text: string }
  | { kind: 'vcard'; text: string }

const separators = ['\t', ';', ','] as const
const looked = 30

/** Ignores a byte order mark and Excel's line 'sep=;'. */
export function findSheetForm(whole: string): PastedForm {
  const text = whole.replace(/^\uFEFF/, '')
  if (isVcard(text)) return { kind: 'vcard', text }
  if (isChat(text)) return { kind: 'chat', text }
  const named = /^"?sep=(.)"?\r?\n/i.exec(text)
  if (named?.[1] !== undefined)
    return { kind: 'table', separator: named[1], text: text.slice(named[0].length) }
  const separator = findSeparator(text)
  return separator === null || isListOfReceivers(text, separator)
    ? { kind: 'list', text }
    : { kind: 'table', separator, text }
}

function findSeparator(text: string): string | null {
  const rated = separators.flatMap((separator) => {
    const counts = countInRecords(text, separator)
    const having = counts.filter((count) => count > 0)
    if (having.length * 2 < counts.length || having.length === 0) return []
    return [{ separator, even: having.filter((count) => count === having[0]).length }]
  })
  const best = rated.toSorted((a, b) => b.even - a.even)[0]
  return best?.separator ?? null
}

function countInRecords(text: string, separator: string): number[] {
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  let isBlank = true
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && sign === separator) count += 1
    if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (!isBlank) counts.push(count)
      if (counts.length === looked) return counts
      count = 0
      isBlank = true
    } else if (sign.trim() !== '') isBlank = false
  }
  if (!isBlank) counts.push(count)
  return counts
}

/**
 * True for 'Ana <ana@x.org>, Ben <ben@x.org>' and for one line of names: the separator is between
 * people, not between fields.
 */
function isListOfReceivers(text: string, separator: string): boolean {
  if (separator === '\t') return false
  if (/<[^<>\s@]+@[^<>\s@]+>/.test(text)) return true
  const lines = text.split(/[\r\n]/).filter((line) => line.trim() !== '')
  const [line = ''] = lines
  if (lines.length > 1) return false
  const parts = line.split(separator).filter((part) => part.trim() !== '')
  const addresses = parts.filter((part) => findAddress(part) !== null).length
  if (addresses > 0) return addresses === parts.length
  const phones = parts.filter((part) => findPhone(part) !== null).length
  return parts.length > 2 || phones === 0
}
