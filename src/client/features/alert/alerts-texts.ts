// Words of alerts: one sentence for every kind, made from the name of the event, the player and the club it is about.
import type { AlertKind } from '#domain/alert/alert.ts'
import { texts } from '../../i18n/texts.ts'

type Names = { event: string; player: string; club: string; location: string }

const english: Record<AlertKind, (names: Names) => string> = {
  'event-deleted': ({ event }) => `${event} was deleted`,
  'event-cancelled': ({ event }) => `${event} was cancelled`,
  'event-changed': ({ event }) => `${event} has a new time or place`,
  'promoted': ({ event }) => `You’re in: a place opened at ${event}`,
  'moved-to-waitlist': ({ event }) => `You are back on the waitlist of ${event}`,
  'added-to-event': ({ event }) => `You were added to ${event}`,
  'removed-from-event': ({ event }) => `You were taken off ${event}`,
  'event-created-nearby': ({ event }) => `New at your venue: ${event}`,
  'club-added': ({ player, club }) => `${player} added you to the club ${club}`,
  'club-invited': ({ player, club }) => `${player} invites you to the club ${club}`,
  'club-removed': ({ club }) => `You are no longer in the club ${club}`,
  'team-formed': ({ player, event }) => `Team formed! You play with ${player} at ${event}`,
  'team-ended': ({ player, event }) => `${player} ended your team for ${event}`,
  'admin-joined': ({ player, location }) => `${player} is now an admin at ${location}`,
}
const spanish: Record<AlertKind, (names: Names) => string> = {
  'event-deleted': ({ event }) => `Se eliminó ${event}`,
  'event-cancelled': ({ event }) => `Se canceló ${event}`,
  'event-changed': ({ event }) => `${event} tiene nueva hora o nuevo lugar`,
  'promoted': ({ event }) => `Estás dentro: se liberó una plaza en ${event}`,
  'moved-to-waitlist': ({ event }) => `Vuelves a la lista de espera de ${event}`,
  'added-to-event': ({ event }) => `Te añadieron a ${event}`,
  'removed-from-event': ({ event }) => `Te quitaron de ${event}`,
  'event-created-nearby': ({ event }) => `Nuevo en tu sede: ${event}`,
  'club-added': ({ player, club }) => `${player} te añadió al club ${club}`,
  'club-invited': ({ player, club }) => `${player} te invita al club ${club}`,
  'club-removed': ({ club }) => `Ya no estás en el club ${club}`,
  'team-formed': ({ player, event }) => `¡Equipo formado! Juegas con ${player} en ${event}`,
  'team-ended': ({ player, event }) => `${player} deshizo vuestro equipo para ${event}`,
  'admin-joined': ({ player, location }) => `${player} ya es administrador en ${location}`,
}
export const alertKindTexts = texts(english, spanish)

/** `failed` is the spec's, to the letter. */
export const alertsTexts = texts(
  {
    title: 'Alerts', loading: 'Loading alerts…', showMore: 'Show More', unread: 'Unread: ', reason: (reason: string) => `“${reason}”`, anEvent: 'an event',
    failed: 'could not get data', retry: 'Try again', empty: 'All quiet', emptyText: 'When something changes in your events, you read it here first.', find: 'Find an event',
  },
  {
    title: 'Avisos', loading: 'Cargando avisos…', showMore: 'Mostrar más', unread: 'Sin leer: ', reason: (reason: string) => `«${reason}»`, anEvent: 'un evento',
    failed: 'no se pudieron obtener los datos', retry: 'Reintentar', empty: 'Todo tranquilo', emptyText: 'Cuando algo cambie en tus eventos, lo leerás aquí primero.', find: 'Buscar un evento',
  },
)
