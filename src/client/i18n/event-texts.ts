// Words for what an event is, wherever one is named: its type, its gender, and the name of an event without a title.
import type { EventGender, EventType } from '#domain/event/event.ts'
import { pick, texts } from './texts.ts'

const english: Record<EventType, string> = {
  'open play': 'Open play', 'round robin': 'Round robin', 'king of the court': 'King of the court', 'ladder': 'Ladder', 'league day': 'League day', 'tournament': 'Tournament', 'clinic': 'Clinic', 'social': 'Social',
}
const spanish: Record<EventType, string> = {
  'open play': 'Juego libre', 'round robin': 'Todos contra todos', 'king of the court': 'Rey de la pista', 'ladder': 'Escalera', 'league day': 'Jornada de liga', 'tournament': 'Torneo', 'clinic': 'Clínica', 'social': 'Social',
}
export const eventTypeTexts = texts(english, spanish)

const genders: Record<EventGender, string> = { Any: 'Everyone', Men: 'Men', Mixed: 'Mixed', Women: 'Women' }
const generos: Record<EventGender, string> = { Any: 'Para todos', Men: 'Hombres', Mixed: 'Mixto', Women: 'Mujeres' }
export const eventGenderTexts = texts(genders, generos)

/** The title, or type and venue where the organizer gave none. */
export const eventName = ({ title, type, locationName }: { title: string; type: EventType; locationName: string }): string =>
  title === '' ? `${pick(eventTypeTexts)[type]} · ${locationName}` : title
