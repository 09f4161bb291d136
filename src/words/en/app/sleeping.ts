// Words of a page that was hidden for long.
export const sleepingTexts = {
  sleeping: 'Sleeping...',
  wake: 'Tap to wake up',
} as const
