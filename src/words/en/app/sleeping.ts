export const sleepingTexts = {
  sleeping: 'Sleeping...',
  wake: 'Tap to wake up',
} as const
