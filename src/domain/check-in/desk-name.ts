// Names at the desk: first name and an initial, as they are called out at the courts.
import { firstCharacters } from '../shared/characters.ts'

/** 'Ana Ruiz Gil' → 'Ana G.'; a single word stays as it is. */
export function toDeskName(name: string): string {
  const words = name.trim().split(/\s+/u)
  const [first = '', ...others] = words
  const initial = firstCharacters(others.at(-1) ?? '', 1)
  return initial === '' ? first : `${first} ${initial.toLocaleUpperCase('en')}.`
}

export const isSameDeskName = (typed: string, name: string): boolean =>
  fold(toDeskName(typed)) === fold(toDeskName(name))

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}.]/gu, '')
    .toLocaleLowerCase('en')
