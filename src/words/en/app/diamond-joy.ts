export const diamondJoyTexts = {
  won: 'You earned a diamond: {diamond}!',
} as const
