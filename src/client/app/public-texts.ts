// Words of the frame around the screens a visitor may open in the app.
import { texts } from '../i18n/texts.ts'

export const publicTexts = texts(
  {
    start: 'Sideout, start page',
    language: 'Language',
    darkTheme: 'Dark theme',
    legal: 'Legal',
    terms: 'Terms of use',
    privacy: 'Privacy',
  },
  {
    start: 'Sideout, página de inicio',
    language: 'Idioma',
    darkTheme: 'Tema oscuro',
    legal: 'Legal',
    terms: 'Condiciones de uso',
    privacy: 'Privacidad',
  },
)
