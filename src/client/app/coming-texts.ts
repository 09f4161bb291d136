// Words of the screens that are planned: their titles, and what each will hold.
import { texts } from '../i18n/texts.ts'

export const comingTexts = texts(
  { back: 'Back', notYet: 'Coming', meanwhile: 'To the calendar' },
  { back: 'Atrás', notYet: 'Próximamente', meanwhile: 'Ir al calendario' },
)

export const comingTitles = texts(
  {
    poppi: 'Poppi',
    support: 'Support',
  },
  {
    poppi: 'Poppi',
    support: 'Ayuda',
  },
)

export const comingNotes = texts(
  {
    poppi: 'Poppi will answer plain questions about events, venues and players.',
    support: 'Help articles and a way to reach the operator will be here.',
  },
  {
    poppi: 'Poppi responderá preguntas sencillas sobre eventos, sedes y jugadores.',
    support: 'Aquí estarán los artículos de ayuda y el contacto con el operador.',
  },
)
