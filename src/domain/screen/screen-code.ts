// The code by which a phone finds a new screen of a venue: short, read from five metres, and worth
// nothing without a right over a venue.

/** Without letters and digits that look alike from afar. */
export const screenCodeLetters = 'ACDEFGHJKMNPQRTUVWXY34679'
export const screenCodeLength = 6
export const screenCodeLifeMs = 10 * 60_000

/** A secret of 256 bits that the device makes and keeps. */
export const screenSecretLength = 43
export const screenSecretForm = /^[\w-]{43}$/

/** A new code; `pick` answers a whole number below n, by chance. */
export const makeScreenCode = (pick: (n: number) => number): string =>
  Array.from(
    { length: screenCodeLength },
    () => screenCodeLetters[pick(screenCodeLetters.length)] ?? '',
  ).join('')

/** What somebody typed, as a code; null of anything that is none. */
export function readScreenCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s·-]/g, '')
  const isCode =
    code.length === screenCodeLength &&
    Array.from(code).every((letter) => screenCodeLetters.includes(letter))
  return isCode ? code : null
}
