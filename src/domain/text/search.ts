// How anything is found by typing. What is stored and what is asked are folded the same way, or
// nothing would be found; migration 106 writes the same out in SQL (search-columns.pg.test.ts).

/** Most characters of a search for venues. */
export const searchTextMax = 80

const dropped = /['’‘ʼʻ`´′＇"“”()+]/g
const parting = /[-‐‑‒–—&,/:;]/g
/** Letters that no mark makes, in small. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
/** Marks upon letters of any script; signs of vowels are none. */
const marks = /[\u0300-\u036F]/g

/** Text without accents and case, its white space single: “São Jorge” and “sao jorge” are the same. */
export const foldLetters = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The same for searching: apostrophes, quotes, brackets and plus signs are gone, hyphens part
 * words, and a letter with a stroke is the one without.
 */
export const foldText = (text: string): string =>
  foldLetters(
    text
      .toLowerCase()
      .replace(dropped, '')
      .replace(parting, ' ')
      .replace(/[øłđðħıßæœþ]/g, (letter) => letters[letter] ?? '')
      .normalize('NFKD'),
  )

/** The words of a query, folded; what is found holds all of them, in any order, inside its words. */
export const splitSearch = (text: string): string[] =>
  foldText(text)
    .split(' ')
    // A number is stored without its signs.
    .map((word) => (/^[\d.]*$/.test(word) ? word.replace(/\./g, '') : word))
    .filter((word) => word !== '')
