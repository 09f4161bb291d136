// Words for an address that is no screen.
export const notFoundTexts = {
  outOfBounds: 'Out of bounds! (404 page not found)',
  close: 'Close',
} as const
