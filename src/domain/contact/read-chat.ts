// A chat as WhatsApp exports or copies it: everyone that wrote in it, each once. What the app says
// itself ("Ana added Luis", "messages are encrypted") is nobody.
import { findPhone, toCell, toRows, type PeopleSheet } from './sheet.ts'

/**
 * '[22/11/26, 19:15:32] ' of iPhones and of copied messages; '22/11/26, 19:15 - ' of Android. What
 * stands for the day and the time is looked at apart.
 */
const lineStart = /^\p{Cf}*(?:\[([\d\s.,:/apm-]{8,40})\]|(\d[\d\s.,:/apm-]{7,40}?)\s+[-–])\s+/iu
const day = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/
const time = /\d{1,2}[:.]\d{2}/

/** The name before the colon. */
const message = /^([^:\n]{1,80}):(?:\s|$)/

/** The app writes in the name of the group, or of the one that did it. */
const ofTheApp =
  /^(?:\p{Cf}+.*(?:\b(?:added|created|changed|left|removed|joined|pinned|group|requested)\b|añadió|agregó|creó|cambió|salió|eliminó a|se unió|fijó|grupo|solicitó)|\p{Cf}*.*(?:end-to-end encrypted|cifrados? de extremo a extremo))/iu

/** A line such as 'Ana changed the subject to “Fridays: indoors”' has a colon, too. */
const ofNoName =
  /["“”«»]|(?<!\p{L})(?:added|created|changed|removed|joined|añadió|agregó|creó|cambió|eliminó)(?!\p{L})/iu

/** True for a text that begins as a chat does. */
export const isChat = (text: string): boolean =>
  readMessage(text.split(/\r\n|\r|\n/, 20).find((line) => line.trim() !== '') ?? '') !== null

/** The people of the chat as a sheet without headings, in the order of their first words. */
export function readChat(text: string): PeopleSheet {
  const senders = new Set(text.split(/\r\n|\r|\n/).flatMap(readSender))
  return { headings: null, columns: ['name', 'phone'], rows: toRows([...senders].map(toPerson)) }
}

/** What stands behind the day and the time, null for a line that begins with none. */
function readMessage(line: string): string | null {
  const start = lineStart.exec(line)
  if (start === null) return null
  const stamp = start[1] ?? start[2] ?? ''
  return day.test(stamp) && time.test(stamp.replace(day, '')) ? line.slice(start[0].length) : null
}

/** The sender of the message that a line begins; none for what the app says and for further lines. */
function readSender(line: string): string[] {
  const rest = readMessage(line)
  if (rest === null) return []
  const found = message.exec(rest)
  if (found?.[1] === undefined || ofNoName.test(found[1])) return []
  if (ofTheApp.test(rest.slice(found[0].length))) return []
  // '~' stands before a name that is in nobody's address book.
  return [toCell(found[1]).replace(/^~\s*/, '')]
}

/** Those in no address book have a number and no name. */
const toPerson = (sender: string): string[] =>
  findPhone(sender) === sender ? ['', sender] : [sender, '']
