// What a town is found by. The keys in data/towns.txt.gz are made of the same: after a change here,
// npm run towns.
import { foldText } from '../text/search.ts'

/** Short forms in names of towns, and what they stand for. */
const shortForms = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
] as const

const toShort = new Map<string, string>(shortForms)
const toLong = new Map<string, string>(shortForms.map(([long, short]) => [short, long]))

/** Parts the names in a key. */
export const keySign = '|'

/** A name as it is typed: folded, without the dots of short forms. */
export const foldTown = (name: string): string => foldText(name.replace(/[.|]/g, ' ')).trim()

/** The names of one town, each also with short forms written out, and the other way round. */
export function toTownKey(names: readonly string[]): string {
  const keys = names.map(foldTown).flatMap((name) =>
    [new Map<string, string>(), toShort, toLong].map((forms) =>
      name
        .split(' ')
        .map((word) => forms.get(word) ?? word)
        .join(' '),
    ),
  )
  return [...new Set(keys)].join(keySign)
}
