export const publicTexts = {
  start: '{app}, start page',
  language: 'Language',
  themeLight: 'Theme: light',
  themeDark: 'Theme: dark',
  themeSystem: 'Theme: match device',
  legal: 'Legal',
  terms: 'Terms of use',
  privacy: 'Privacy',
} as const
