// Words of the celebration of a diamond.
export const diamondJoyTexts = {
  won: 'You earned a diamond: {diamond}!',
} as const
