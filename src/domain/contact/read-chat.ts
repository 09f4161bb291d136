// A chat as WhatsApp exports or copies it: everyone that wrote in it, each once. What the app says
// itself ("Ana added Luis", "messages are encrypted") is nobody.
import { findPhone, toCell, toRows, type PeopleSheet } from './sheet.ts'

const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
const stamp = `(?:${day},?\\s+${time}|${time},?\\s+${day})`
/** '[22/11/26, 19:15:32] ' of iPhones and of copied messages; '22/11/26, 19:15 - ' of Android. */
const lineStart = new RegExp(String.raw`^\p{Cf}*(?:\[${stamp}\]|${stamp}\s+[-–])\s+`, 'iu')

/** UTF-16 units before the colon that can be a name. */
const senderMax = 80
const message = new RegExp(String.raw`^([^:\n]{1,${senderMax}}):(?:\s|$)`)

/** The app writes in the name of the group, or of the one that did it. */
const ofTheApp =
  /^(?:\p{Cf}+.*(?:\b(?:added|created|changed|left|removed|joined|pinned|group|requested)\b|añadió|agregó|creó|cambió|salió|eliminó a|se unió|fijó|grupo|solicitó)|\p{Cf}*.*(?:end-to-end encrypted|cifrados? de extremo a extremo))/iu

/** A line such as 'Ana changed the subject to “Fridays: indoors”' has a colon, too. */
const ofNoName =
  /["“”«»]|\b(?:added|created|changed|removed|joined|añadió|agregó|creó|cambió|eliminó)\b/iu

/** True for a text that begins as a chat does. */
export const isChat = (text: string): boolean =>
  lineStart.test(text.split(/\r\n|\r|\n/, 20).find((line) => line.trim() !== '') ?? '')

/** The people of the chat as a sheet without headings, in the order of their first words. */
export function readChat(text: string): PeopleSheet {
  const senders = new Set(text.split(/\r\n|\r|\n/).flatMap(readSender))
  return { headings: null, columns: ['name', 'phone'], rows: toRows([...senders].map(toPerson)) }
}

/** The sender of the message that a line begins; none for what the app says and for further lines. */
function readSender(line: string): string[] {
  const start = lineStart.exec(line)
  if (start === null) return []
  const rest = line.slice(start[0].length)
  const found = message.exec(rest)
  if (found?.[1] === undefined || ofNoName.test(found[1])) return []
  if (ofTheApp.test(rest.slice(found[0].length))) return []
  // '~' stands before a name that is in nobody's address book.
  return [toCell(found[1]).replace(/^~\s*/, '')]
}

/** Those in no address book have a number and no name. */
const toPerson = (sender: string): string[] =>
  findPhone(sender) === sender ? ['', sender] : [sender, '']
