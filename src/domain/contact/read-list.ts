// A plain list of people as it stands in a chat or in an e-mail's line of receivers: one a line, or
// with commas between them. Numbers and bullets before a name are left out, as are the words that
// apps put around their lists.
import { isNobody } from './nobody.ts'
import { findAddress, findLevel, findPhone, toCell, toRows, type PeopleSheet } from './sheet.ts'

/** '1.', '2)', '-', '•', a tick or a keycap: what people put before the names of a list. */
const bullet =
  /^(?:[\s\-–—*•·▪►✓✔☑✅🎾🏓]|\d{1,3}(?:[.)\]:-](?!\d)|\uFE0F?\u20E3)+|#\d{1,3}\b)+\s*/u
const trailingLevel = /[\s([,-]+(?:(?:dupr|level|nivel|rating)[:\s]*)?([1-7][.,]\d{1,3})\+?[)\]]?$/i
const edges = /^[\s"'<>(),;:|–—-]+|[\s"'<>(,;:|–—-]+$/g

/** Somebody's guests, behind the name. */
const guests = /\s+\+ ?\d$/

/** WhatsApp ends the line of a group's people with the reader. */
const reader = /^(?:you|tú)$/i

/** The people of the list as a sheet without headings. */
export function readPeopleList(text: string): PeopleSheet {
  const lines = leaveOutTitle(text.split(/\r\n|\r|\n/)).map((line) =>
    splitEntries(line).map(toCell),
  )
  const entries = joinBlocks(lines.flatMap(leaveOutReader).filter(mayBePerson))
  return {
    headings: null,
    columns: ['name', 'email', 'phone', 'skill'],
    rows: toRows(entries.map(readEntry)),
  }
}

const mayBePerson = (entry: string): boolean => {
  const bare = entry.replace(bullet, '')
  return bare !== '' && !isNobody(entry) && !isNobody(bare)
}

const firstOfAll = /^\s*1(?:[.)\]:-](?!\d)|\uFE0F?\u20E3)/u
const secondOfAll = /^\s*2(?:[.)\]:-](?!\d)|\uFE0F?\u20E3)/u

/** Where people are numbered, what stands above the first is the title: what, when and where. */
function leaveOutTitle(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => firstOfAll.test(line))
  const hasNext = first !== -1 && lines.slice(first).some((line) => secondOfAll.test(line))
  return hasNext ? lines.slice(first) : lines
}

const leaveOutReader = (entries: string[]): string[] =>
  entries.length > 1 && reader.test(entries.at(-1) ?? '') ? entries.slice(0, -1) : entries

/**
 * Pages of members that are copied have the address, the number or the level of each below the
 * name. Only where all of a list are so: else a name could get the address of another.
 */
function joinBlocks(entries: readonly string[]): readonly string[] {
  const blocks: string[][] = []
  for (const entry of entries) {
    if (!isDetail(entry)) blocks.push([entry])
    else if (blocks.length === 0) return entries
    else blocks.at(-1)?.push(entry)
  }
  const isEven =
    blocks.length > 1 &&
    blocks.every(({ length }) => length > 1 && length <= 4) &&
    blocks.every(([name = '']) => findAddress(name) === null && findPhone(name) === null)
  // A level behind a space would be the end of a number.
  return isEven ? blocks.map((block) => block.join(', ')) : entries
}

/** An address, a number or a level, and nothing else. */
const isDetail = (entry: string): boolean =>
  findAddress(entry) === entry ||
  findPhone(entry) === entry ||
  /^(?:(?:dupr|level|nivel|rating)[:\s]*)?[1-7][.,]\d{1,3}\+?$/i.test(entry)

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
  // What stood behind the level is taken out by now; the bracket around a level is no edge.
  rest = rest.replace(/[\s,;:|–—-]+$/, '')
  const level = trailingLevel.exec(rest)?.[1] ?? ''
  if (level !== '' && findLevel(level) !== null) rest = rest.replace(trailingLevel, '')
  return [
    rest
      .replaceAll(edges, '')
      .replace(/^[~@]\s*/, '')
      .replace(guests, ''),
    email,
    phone,
    level,
  ]
}
