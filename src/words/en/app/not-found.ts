export const notFoundTexts = {
  outOfBounds: 'Out of bounds! (404 page not found)',
  lookedFor: 'We looked for {path}.',
  search: 'Search',
} as const
