// The words of what an event is a part of.
export const partOfTexts = {
  partOf: 'Part of {name}',
} as const
