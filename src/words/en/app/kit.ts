export const kitTexts = {
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading…',
} as const
