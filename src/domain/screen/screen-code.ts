// The code by which a phone pairs a new screen of a venue: short, readable from five meters, and
// useless without a right over a venue.

export const screenCodeLetters = 'ACDEFGHJKMNPQRTUVWXY34679'
export const screenCodeLength = 6
export const screenCodeLifeMs = 10 * 60_000

/** A secret of 256 bits, created and kept by the device. */
export const screenSecretLength = 43
export const screenSecretForm = /^[\w-]{43}$/

export const makeScreenCode = (pick: (n: number) => number): string =>
  Array.from(
    { length: screenCodeLength },
    () => screenCodeLetters[pick(screenCodeLetters.length)] ?? '',
  ).join('')

export function readScreenCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s·-]/g, '')
  const isCode =
    code.length === screenCodeLength &&
    Array.from(code).every((letter) => screenCodeLetters.includes(letter))
  return isCode ? code : null
}
