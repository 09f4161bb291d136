// Proposes player names from the address someone signed in with. Names are public and permanent, so
// the shortest free one comes first: it reveals least of the address.
import { parsePlayerName, playerNameMax } from './name.ts'

export const proposedMax = 3
export const candidatesMax = 24

const notNames: ReadonlySet<string> = new Set([
  'mail',
  'email',
  'correo',
  'info',
  'contact',
  'hola',
])
const lastNumber = 9

/**
 * Well-formed names in order of preference: 'ana.lopez+club@…' gives Ana, AnaL, AnaLopez, Ana2 and
 * so on; empty without letters.
 */
export function listNameCandidates(email: string): string[] {
  const [local = ''] = email.slice(0, Math.max(0, email.lastIndexOf('@'))).split('+')
  const words = toWords(local)
  const [first, ...others] = words
  if (first === undefined) return []
  const last = others.at(-1)
  const whole =
    last === undefined ? [first] : [first, first + last.charAt(0), first + last, last, last + first]
  const numbered = whole.slice(0, 2).flatMap((name) =>
    numbersIn(local)
      .concat(toNumbers())
      .map((number) => fit(name, number)),
  )
  const names = [...whole.map((name) => fit(name, '')), ...numbered]
  return [...new Set(names)].filter((name) => parsePlayerName(name).ok).slice(0, candidatesMax)
}

const toWords = (local: string): string[] =>
  local
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !notNames.has(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))

/** At most two digits, so that no year of birth leaks. */
const numbersIn = (local: string): string[] =>
  (local.match(/\d+/g) ?? []).filter((digits) => digits.length <= 2)

const toNumbers = (): string[] =>
  Array.from({ length: lastNumber - 1 }, (_, index) => String(index + 2))

const fit = (name: string, number: string): string =>
  name.slice(0, playerNameMax - number.length) + number
