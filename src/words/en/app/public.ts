export const publicTexts = {
  start: 'Sideout, start page',
  language: 'Language',
  themeLight: 'Theme: light',
  themeDark: 'Theme: dark',
  themeSystem: 'Theme: match device',
  legal: 'Legal',
  terms: 'Terms of use',
  privacy: 'Privacy',
} as const
