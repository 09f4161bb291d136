// Player names to propose to someone new, made from the address they signed in with. A name is
// public and for good, so the shortest that is free comes first: it tells least of the address.
import { parsePlayerName, playerNameMax } from './name.ts'

/** Shown at most. */
export const proposedMax = 3
/** So many are looked at, however many are taken. */
export const candidatesMax = 24

/** What an address adds to a name. */
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
 * Names in the order in which they are proposed, all of them well formed: 'ana.lopez+club@…' is
 * Ana, AnaL, AnaLopez, Ana2 and so on. None for an address without letters.
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

/** The words of an address, without marks and with a capital each. */
const toWords = (local: string): string[] =>
  local
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !notNames.has(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))

/** Two digits at most: a year of birth is no one's business. */
const numbersIn = (local: string): string[] =>
  (local.match(/\d+/g) ?? []).filter((digits) => digits.length <= 2)

const toNumbers = (): string[] =>
  Array.from({ length: lastNumber - 1 }, (_, index) => String(index + 2))

const fit = (name: string, number: string): string =>
  name.slice(0, playerNameMax - number.length) + number
