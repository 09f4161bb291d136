export const publicTexts = {
  start: '{app}, página de inicio',
  language: 'Idioma',
  themeLight: 'Tema: claro',
  themeDark: 'Tema: oscuro',
  themeSystem: 'Tema: como el dispositivo',
  legal: 'Legal',
  terms: 'Condiciones de uso',
  privacy: 'Privacidad',
}
