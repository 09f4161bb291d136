// Which passwords are refused because anyone would try them: the common ones, and those made of
// words that belong to the person or to the product, also behind the usual disguises (capitals,
// digits around it, letters written as digits, a word twice). Nothing else is asked of a password:
// no mixture of characters.

export type Weakness = 'common' | 'personal'

export type WeakWords = {
  /** True for one of the kept list, in lower case. */
  isCommon: (word: string) => boolean
  /** Names and addresses, as they are written. */
  personal: readonly string[]
}

/** So many characters beside a weak word make nothing of it. */
const addedMax = 4
/** Shorter words occur in good passwords by chance. */
const wordMin = 3

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

/** In lower case, without accents, spaces and signs. */
export const toCompact = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const unleet = (text: string, one: 'i' | 'l'): string =>
  Array.from(text, (letter) => (letter === '1' ? one : (leet[letter] ?? letter))).join('')

/**
 * What a password is once its disguises are off, each in lower case: as it is, undone, and without
 * what was added around it.
 */
export function undisguise(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const forms = new Set<string>()
  for (const form of [
    plain,
    unleet(plain, 'i'),
    unleet(plain, 'l'),
    toCompact(plain),
    toCompact(unleet(plain, 'i')),
    toCompact(unleet(plain, 'l')),
  ]) {
    for (const bare of [
      form,
      trimAdded(form),
      unleet(trimAdded(form), 'i'),
      unleet(trimAdded(form), 'l'),
    ]) {
      forms.add(bare)
      forms.add(findRepeatedPart(bare))
    }
  }
  forms.delete('')
  return [...forms]
}

/** Without the digits and signs around it, if they are few. */
function trimAdded(text: string): string {
  const bare = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  return text.length - bare.length <= addedMax ? bare : text
}

/** The part that is repeated all through; the whole where none is. */
function findRepeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text)
      return text.slice(0, length)
  }
  return text
}

/** Why this password is refused; null when it is not. */
export function findWeakness(password: string, { isCommon, personal }: WeakWords): Weakness | null {
  const forms = undisguise(password)
  if (forms.some((form) => isCommon(form) || new Set(form).size === 1)) return 'common'
  const words = [...new Set(personal.flatMap(toWords))].filter((word) => word.length >= wordMin)
  return forms.some((form) => isMadeFrom(toCompact(form), words, isCommon)) ? 'personal' : null
}

/** An address stands also for what comes before its @. */
const toWords = (text: string): string[] =>
  [text, ...(text.includes('@') ? [text.slice(0, text.indexOf('@'))] : [])].map(toCompact)

/**
 * True when a word takes up the text but for a few characters, a common word, or more such words.
 */
const isMadeFrom = (
  text: string,
  words: readonly string[],
  isCommon: WeakWords['isCommon'],
): boolean =>
  words.some((word) => {
    const at = text.indexOf(word)
    if (at < 0) return false
    const rest = text.slice(0, at) + text.slice(at + word.length)
    return rest.length <= addedMax || isCommon(rest) || isMadeFrom(rest, words, isCommon)
  })
