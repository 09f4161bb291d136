// Refuses passwords that anyone would try: common ones, and words about the person or the product,
// also in usual disguises (capitals, digits around, letters as digits, a word twice). No mix of
// characters is required.

export type Weakness = 'common' | 'personal'

export type WeakWords = {
  isCommon: (word: string) => boolean
  personal: readonly string[]
}

/** This many characters added to a weak word don't make it strong. */
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

export const toCompact = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const unleet = (text: string, one: 'i' | 'l'): string =>
  Array.from(text, (letter) => (letter === '1' ? one : (leet[letter] ?? letter))).join('')

/** A password's forms in lower case: as it is, undisguised, and without added characters. */
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

function trimAdded(text: string): string {
  const bare = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  return text.length - bare.length <= addedMax ? bare : text
}

function findRepeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text)
      return text.slice(0, length)
  }
  return text
}

export function findWeakness(password: string, { isCommon, personal }: WeakWords): Weakness | null {
  const forms = undisguise(password)
  if (forms.some((form) => isCommon(form) || new Set(form).size === 1)) return 'common'
  const words = [...new Set(personal.flatMap(toWords))].filter((word) => word.length >= wordMin)
  return forms.some((form) => isMadeFrom(toCompact(form), words, isCommon)) ? 'personal' : null
}

const toWords = (text: string): string[] =>
  [text, ...(text.includes('@') ? [text.slice(0, text.indexOf('@'))] : [])].map(toCompact)

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
