// Words of screens that should stay on.
export const awakeTexts = {
  goesDark: 'This browser can’t keep the screen on. Set this device to stay on by itself.',
} as const
