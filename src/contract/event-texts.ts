// The names of the types of events, on the screen and in an e-mail.
import type { EventType } from '#domain/event/event.ts'
import { texts } from './texts.ts'

const english: Record<EventType, string> = {
  'open play': 'Open play',
  'round robin': 'Round robin',
  'king of the court': 'King of the court',
  ladder: 'Ladder',
  'league day': 'League day',
  tournament: 'Tournament',
  clinic: 'Clinic',
  social: 'Social',
}
const spanish: Record<EventType, string> = {
  'open play': 'Juego libre',
  'round robin': 'Todos contra todos',
  'king of the court': 'Rey de la cancha',
  ladder: 'Escalera',
  'league day': 'Jornada de liga',
  tournament: 'Torneo',
  clinic: 'Clínica',
  social: 'Social',
}
export const eventTypeTexts = texts(english, spanish)
