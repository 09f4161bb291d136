// The reader's size of text: px to a rem.

export const getRem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
