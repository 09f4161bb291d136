// Words of the screens that are planned: their titles, and what each will hold.
import { texts } from '../i18n/texts.ts'

export const comingTexts = texts(
  { back: 'Back', notYet: 'Coming', meanwhile: 'To the calendar' },
  { back: 'Atrás', notYet: 'Próximamente', meanwhile: 'Ir al calendario' },
)

export const comingTitles = texts(
  {
    playerPass: 'Player Pass', translog: 'Token history', poppi: 'Poppi',
    support: 'Support',
  },
  {
    playerPass: 'Player Pass', translog: 'Historial de fichas', poppi: 'Poppi',
    support: 'Ayuda',
  },
)

export const comingNotes = texts(
  {
    playerPass: 'Your pass, its tokens and how to claim them will be here.',
    translog: 'Every token you earned, sent and received will be listed here.',
    poppi: 'Poppi will answer plain questions about events, venues and players.',
    support: 'Help articles and a way to reach the operator will be here.',
  },
  {
    playerPass: 'Aquí estarán tu pase, sus fichas y cómo reclamarlas.',
    translog: 'Aquí estarán todas las fichas que ganaste, enviaste y recibiste.',
    poppi: 'Poppi responderá preguntas sencillas sobre eventos, sedes y jugadores.',
    support: 'Aquí estarán los artículos de ayuda y el contacto con el operador.',
  },
)
