export const awakeTexts = {
  goesDark: 'This browser can’t keep the screen on. Turn off this device’s screen timeout.',
} as const
