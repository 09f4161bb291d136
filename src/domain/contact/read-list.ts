// A plain list of people as it stands in a chat or in an e-mail's line of receivers: one a line, or
// with commas between them. Numbers and bullets before a name are left out.
import { findAddress, findLevel, findPhone, toCell, toRows, type PeopleSheet } from './sheet.ts'

/** '1.', '2)', '-', '•', a tick or a keycap: what people put before the names of a list. */
const bullet = /^(?:[\s\-–—*•·▪►✓✔☑✅🎾🏓]|\d{1,3}(?:[.)\]:-]|\uFE0F?\u20E3)+|#\d{1,3}\b)+\s*/u
const trailingLevel = /[\s([,-]+([1-7][.,]\d{1,2})\+?[)\]]?$/
const edges = /^[\s"'<>(),;:|–—-]+|[\s"'<>(,;:|–—-]+$/g

/** The people of the list as a sheet without headings. */
export function readPeopleList(text: string): PeopleSheet {
  const entries = text.split(/\r\n|\r|\n/).flatMap(splitEntries)
  return {
    headings: null,
    columns: ['name', 'email', 'phone', 'skill'],
    rows: toRows(entries.map((entry) => readEntry(toCell(entry)))),
  }
}

/** The commas and semicolons between people, not those inside quotes. */
const splitEntries = (line: string): string[] =>
  line.match(/(?:"[^"]*"|[^,;"]|"(?=[^"]*$))+/g) ?? []

function readEntry(entry: string): string[] {
  let rest = entry.replace(bullet, '')
  const take = (found: string | null): string => {
    if (found !== null) rest = rest.replace(found, ' ')
    return found ?? ''
  }
  const email = take(findAddress(rest.replaceAll(/mailto:/gi, '')))
  const phone = take(findPhone(rest))
  rest = rest.replaceAll(/mailto:|<\s*>|\(\s*\)/gi, ' ').trim()
  const level = trailingLevel.exec(rest)?.[1] ?? ''
  if (level !== '' && findLevel(level) !== null) rest = rest.replace(trailingLevel, '')
  return [rest.replaceAll(edges, ''), email, phone, level]
}
