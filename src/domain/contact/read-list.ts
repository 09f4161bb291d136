// Reads a plain list of people from a chat or an e-mail's receivers: one per line, or separated by
// commas. Numbers, bullets and the words apps put around their lists are dropped.
import { isNotPerson } from './nobody.ts'
import { findAddress, findPhone, toCell, toRows, type PeopleSheet } from './sheet.ts'

const bullet = /^(?:[\s\-–—*•·▪►✓✔☑✅🎾🏓]|\d{1,3}(?:[.)\]:-](?!\d)|\uFE0F?\u20E3)+|#\d{1,3}\b)+/u
const trailingLevel = /[\s([,-]+(?:(?:dupr|level|nivel|rating)[:\s]*)?([1-7][.,]\d{1,3})\+?[)\]]?$/i
const edges = /^[\s"'<>(),;:|–—-]+|[\s"'<>(,;:|–—-]+$/g

const guests = /\s\+ ?\d$/

/** WhatsApp ends a group's list of members with the reader. */
const reader = /^(?:you|tú)$/i

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
  return bare !== '' && !isNotPerson(entry) && !isNotPerson(bare)
}

const firstOfAll = /^\s*1(?:[.)\]:-](?!\d)|\uFE0F?\u20E3)/u
const secondOfAll = /^\s*2(?:[.)\]:-](?!\d)|\uFE0F?\u20E3)/u

/** In a numbered list, everything above the first number is the title. */
function leaveOutTitle(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => firstOfAll.test(line))
  const hasNext = first !== -1 && lines.slice(first).some((line) => secondOfAll.test(line))
  return hasNext ? lines.slice(first) : lines
}

const leaveOutReader = (entries: string[]): string[] =>
  entries.length > 1 && reader.test(entries.at(-1) ?? '') ? entries.slice(0, -1) : entries

/**
 * Copied member pages have the address, number or level below each name. Blocks are joined only
 * when the whole list has this form; else a name could get another's address.
 */
function joinBlocks(entries: readonly string[]): readonly string[] {
  const blocks: string[][] = []
  for (const entry of entries) {
    const last = blocks.at(-1)
    if (!isDetail(entry)) blocks.push([entry])
    else if (last === undefined) return entries
    else last.push(entry)
  }
  const isEven =
    blocks.length > 1 &&
    blocks.every(({ length }) => length > 1 && length <= 4) &&
    blocks.every(([name = '']) => findAddress(name) === null && findPhone(name) === null)
  // A comma, because a level after a space would read as the end of a number.
  return isEven ? blocks.map((block) => block.join(', ')) : entries
}

const isDetail = (entry: string): boolean =>
  findAddress(entry) === entry ||
  findPhone(entry) === entry ||
  /^(?:(?:dupr|level|nivel|rating)[:\s]*)?[1-7][.,]\d{1,3}\+?$/i.test(entry)

const splitEntries = (line: string): string[] => line.match(/(?:"[^"]*"|[^,;])+/g) ?? []

function readEntry(entry: string): string[] {
  let rest = entry.replace(bullet, '')
  const take = (found: string | null): string => {
    if (found !== null) rest = rest.replace(found, ' ')
    return found ?? ''
  }
  const email = take(findAddress(rest.replaceAll(/mailto:/gi, '')))
  const phone = take(findPhone(rest))
  rest = rest.replaceAll(/mailto:|<\s*>|\(\s*\)/gi, ' ')
  // Text after the level is removed by now; the bracket around a level is not part of the name.
  rest = rest.replace(/[\s,;:|–—-]+$/, '')
  const level = trailingLevel.exec(rest)?.[1] ?? ''
  rest = rest.replace(trailingLevel, '')
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
