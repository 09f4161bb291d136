// Text folding for search. Stored text and queries must be folded the same way; migration 106
// repeats it in SQL (search-columns.pg.test.ts).

export const searchTextMax = 80

const dropped = /['’‘ʼʻ`´′＇"“”()+]/g
const parting = /[-‐‑‒–—&,/:;]/g
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
const marks = /[\u0300-\u036F]/g

/** Removes accents, case and repeated white space: “São Jorge” and “sao jorge” are equal. */
export const foldLetters = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Also drops apostrophes, quotes, brackets and plus signs, splits at hyphens, and maps stroked
 * letters.
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

/** Folded words; a match contains all of them, in any order, anywhere inside its words. */
export const splitSearch = (text: string): string[] =>
  foldText(text)
    .split(' ')
    // Numbers are stored without punctuation.
    .map((word) => (/^[\d.]*$/.test(word) ? word.replace(/\./g, '') : word))
    .filter((word) => word !== '')
