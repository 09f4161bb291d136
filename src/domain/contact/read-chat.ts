// Reads the senders of an exported or copied WhatsApp chat, each once. System lines ("Ana added
// Luis", "messages are encrypted") are skipped.
import { findPhone, toCell, toRows, type PeopleSheet } from './sheet.ts'

/**
 * '[22/11/26, 19:15:32] ' on iPhones and in copied messages; '22/11/26, 19:15 - ' on Android. The
 * day and the time are checked separately.
 */
const lineStart = /^\p{Cf}*(?:\[([\d\s.,:/apm-]{8,40})\]|(\d[\d\s.,:/apm-]{7,40}?)\s[-–])\s/iu
const day = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/
const time = /\d[:.]\d{2}/

const message = /^([^:\n]{1,80}):(?:\s|$)/

/** WhatsApp writes system lines under the name of the group or of the member who acted. */
const ofTheApp =
  /^(?:\p{Cf}.*(?:\b(?:added|created|changed|left|removed|joined|pinned|group|requested)\b|añadió|agregó|creó|cambió|salió|eliminó a|se unió|fijó|grupo|solicitó)|.*(?:end-to-end encrypted|cifrados? de extremo a extremo))/iu

/** Lines such as 'Ana changed the subject to “Fridays: indoors”' contain a colon, too. */
const ofNoName =
  /["“”«»]|(?<!\p{L})(?:added|created|changed|removed|joined|añadió|agregó|creó|cambió|eliminó)(?!\p{L})/iu

export const isChat = (text: string): boolean =>
  readMessage(text.split(/\r\n|\r|\n/, 20).find((line) => line.trim() !== '') ?? '') !== null

export function readChat(text: string): PeopleSheet {
  const senders = new Set(text.split(/\r\n|\r|\n/).flatMap(readSender))
  return { headings: null, columns: ['name', 'phone'], rows: toRows([...senders].map(toPerson)) }
}

function readMessage(line: string): string | null {
  const start = lineStart.exec(line)
  if (start === null) return null
  const stamp = start[1] ?? start[2] ?? ''
  return day.test(stamp) && time.test(stamp.replace(day, '')) ? line.slice(start[0].length) : null
}

function readSender(line: string): string[] {
  const rest = readMessage(line)
  if (rest === null) return []
  const found = message.exec(rest)
  if (found?.[1] === undefined || ofNoName.test(found[1])) return []
  if (ofTheApp.test(rest.slice(found[0].length))) return []
  // '~' marks a sender who is not in the address book.
  return [toCell(found[1]).replace(/^~\s*/, '')]
}

const toPerson = (sender: string): string[] =>
  findPhone(sender) === sender ? ['', sender] : [sender, '']
