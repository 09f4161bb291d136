// Search keys of towns. data/towns.txt.gz contains the same keys: after a change here, run npm run
// towns.
import { foldText } from '../text/search.ts'

const shortForms = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
] as const

const toShort = new Map<string, string>(shortForms)
const toLong = new Map<string, string>(shortForms.map(([long, short]) => [short, long]))

export const keySign = '|'

export const foldTown = (name: string): string => foldText(name.replace(/[.|]/g, ' ')).trim()

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
