export const notFoundTexts = {
  outOfBounds: 'Out of bounds! (404 page not found)',
  close: 'Close',
} as const
