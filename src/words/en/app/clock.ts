export const clockTexts = {
  ahead: 'Your device’s clock is {off} ahead',
  behind: 'Your device’s clock is {off} behind',
  text: 'Times here may look wrong. Set the clock to automatic in your device’s settings.',
  close: 'OK',
} as const
