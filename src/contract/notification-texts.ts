// Words of notifications that the settings, the e-mails and the page to stop them share: what each
// group is called, and what is in it.
import type { NotificationGroup } from '#domain/notification/notification.ts'
import { texts } from './texts.ts'

const english: Record<NotificationGroup, string> = {
  messages: 'Messages',
  requests: 'Requests',
  signups: 'Sign-ups and waitlist',
  changes: 'Event changes',
  reminders: 'Reminders',
  newEvents: 'New events near me',
  matches: 'Matches and scores',
  results: 'Results and medals',
  leagues: 'Leagues',
  clubs: 'Clubs',
  rewards: 'Diamonds and tokens',
  calendar: 'Calendar invitations',
}
const spanish: Record<NotificationGroup, string> = {
  messages: 'Mensajes',
  requests: 'Solicitudes',
  signups: 'Inscripciones y lista de espera',
  changes: 'Cambios en eventos',
  reminders: 'Recordatorios',
  newEvents: 'Eventos nuevos cerca de mí',
  matches: 'Partidos y resultados',
  results: 'Clasificaciones y medallas',
  leagues: 'Ligas',
  clubs: 'Clubes',
  rewards: 'Diamantes y fichas',
  calendar: 'Invitaciones de calendario',
}
export const notificationGroupTexts = texts(english, spanish)
