// How anything is found by typing. What is stored and what is asked are folded the same way, or
// nothing would be found; migration 106 writes the same out in SQL (search-columns.pg.test.ts).

const dropped = `'’‘‛ʼʻʹ\`´′＇"“”()+`
const parting = '-‐‑‒–—/&,;:'
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  ħ: 'h',
  Ħ: 'h',
  ŧ: 't',
  Ŧ: 't',
  ı: 'i',
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  þ: 'th',
  Þ: 'th',
}
const special = new RegExp(`[${dropped}\\${parting}${Object.keys(letters).join('')}]`, 'gu')
/** Marks upon letters of any script; signs of vowels are none. */
const marks = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g

/** Text without accents and case, its white space single: “São Jorge” and “sao jorge” are the same. */
export const foldLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(marks, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * The same for searching: apostrophes, quotes, brackets and plus signs are gone, hyphens part
 * words, and a letter with a stroke is the one without.
 */
export const foldText = (text: string): string =>
  foldLetters(
    text
      .replaceAll(special, (sign) => letters[sign] ?? (parting.includes(sign) ? ' ' : ''))
      .normalize('NFKD'),
  )

/** The words of a query, folded; what is found holds all of them, in any order, inside its words. */
export const splitSearch = (text: string): string[] =>
  foldText(text)
    .split(' ')
    // A number is stored without its signs.
    .map((word) => (/^[\d.]*$/.test(word) ? word.replaceAll('.', '') : word))
    .filter((word) => word !== '')

/** True where a text holds all words of a query. */
export function holdsWords(text: string, query: string): boolean {
  const folded = foldText(text)
  return splitSearch(query).every((word) => folded.includes(word))
}
