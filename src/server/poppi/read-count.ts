// Small numbers in a question, in digits or words.
const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
}

const countMax = 999

export const readCount = (text: string): number =>
  words[text] ?? Math.min(Number(text) || 1, countMax)
