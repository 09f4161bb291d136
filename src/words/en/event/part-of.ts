export const partOfTexts = {
  partOf: 'Part of {name}',
} as const
