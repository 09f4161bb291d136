export const publicTexts = {
  start: 'Sideout, página de inicio',
  language: 'Idioma',
  darkTheme: 'Tema oscuro',
  legal: 'Legal',
  terms: 'Condiciones de uso',
  privacy: 'Privacidad',
}
