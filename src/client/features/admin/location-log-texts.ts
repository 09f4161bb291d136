// Words of a venue's log: one sentence for everything its admins do.
import type { LocationLogAction } from '#domain/location/log.ts'
import type { ReportKind } from '#domain/report/report.ts'
import { texts } from '../../i18n/texts.ts'

type Names = { actor: string; player: string; other: string; event: string; detail: string }

const kinds: Record<ReportKind, string> = {
  player: 'a player',
  message: 'a message',
  photo: 'a photo',
  club: 'a club',
  location: 'this venue',
  media: 'a link',
}
const clases: Record<ReportKind, string> = {
  player: 'un jugador',
  message: 'un mensaje',
  photo: 'una foto',
  club: 'un club',
  location: 'esta sede',
  media: 'un enlace',
}
const toReportKind = (words: Record<ReportKind, string>, detail: string): string =>
  Object.entries(words).find(([kind]) => kind === detail)?.[1] ?? detail

const english: Record<LocationLogAction, (names: Names) => string> = {
  'location-edited': ({ actor }) => `${actor} edited the venue`,
  'location-hidden': ({ actor }) => `${actor} hid the venue from lists`,
  'location-shown': ({ actor }) => `${actor} put the venue back on lists`,
  'photo-changed': ({ actor }) => `${actor} changed the photo`,
  'admin-invited': ({ actor, player }) => `${actor} invited ${player} to become an admin`,
  'admin-accepted': ({ actor, player }) => `${actor} became an admin, invited by ${player}`,
  'admin-left': ({ actor }) => `${actor} stopped being an admin`,
  'event-edited': ({ actor, event }) => `${actor} edited ${event}`,
  'event-cancelled': ({ actor, event }) => `${actor} cancelled ${event}`,
  'event-deleted': ({ actor, event }) => `${actor} deleted ${event}`,
  'event-ranked': ({ actor, event }) => `${actor} ranked ${event}`,
  'event-unranked': ({ actor, event }) => `${actor} made ${event} unranked`,
  'player-added': ({ actor, player, event }) => `${actor} added ${player} to ${event}`,
  'player-removed': ({ actor, player, event }) => `${actor} removed ${player} from ${event}`,
  'player-moved': ({ actor, player, event, detail }) =>
    detail === 'waiting'
      ? `${actor} moved ${player} to the waitlist of ${event}`
      : `${actor} moved ${player} into ${event}`,
  'event-drawn': ({ actor, event }) => `${actor} ran the draw for ${event}`,
  'players-swapped': ({ actor, player, other, event }) =>
    `${actor} swapped ${player} and ${other} at ${event}`,
  'player-checked-in': ({ actor, player, event, detail }) => {
    if (detail === 'here') return `${actor} checked ${player} in at ${event}`
    return detail === 'no-show'
      ? `${actor} marked ${player} a no-show at ${event}`
      : `${actor} undid ${player}’s check-in at ${event}`
  },
  'match-list-changed': ({ actor, event }) => `${actor} changed the match list of ${event}`,
  'score-decided': ({ actor, event, detail }) =>
    detail === ''
      ? `${actor} set a result at ${event}`
      : `${actor} set a score at ${event}: ${detail}`,
  'report-dismissed': ({ actor, detail }) =>
    `${actor} dismissed a report about ${toReportKind(kinds, detail)}`,
  'report-removed': ({ actor, player, detail }) =>
    `${actor} removed ${toReportKind(kinds, detail)}${player === '' ? '' : ` of ${player}`} after a report`,
  'media-removed': ({ actor, player }) => `${actor} removed a link of ${player}`,
  'suggestion-applied': ({ actor, player }) => `${actor} applied what ${player} suggested`,
  'suggestion-dismissed': ({ actor }) => `${actor} dismissed a suggestion`,
}
const spanish: Record<LocationLogAction, (names: Names) => string> = {
  'location-edited': ({ actor }) => `${actor} editó la sede`,
  'location-hidden': ({ actor }) => `${actor} ocultó la sede en las listas`,
  'location-shown': ({ actor }) => `${actor} volvió a mostrar la sede en las listas`,
  'photo-changed': ({ actor }) => `${actor} cambió la foto`,
  'admin-invited': ({ actor, player }) => `${actor} invitó a ${player} a ser administrador`,
  'admin-accepted': ({ actor, player }) =>
    `${actor} pasó a ser administrador, invitado por ${player}`,
  'admin-left': ({ actor }) => `${actor} dejó de ser administrador`,
  'event-edited': ({ actor, event }) => `${actor} editó ${event}`,
  'event-cancelled': ({ actor, event }) => `${actor} canceló ${event}`,
  'event-deleted': ({ actor, event }) => `${actor} eliminó ${event}`,
  'event-ranked': ({ actor, event }) => `${actor} hizo que ${event} puntúe`,
  'event-unranked': ({ actor, event }) => `${actor} dejó ${event} sin puntuar`,
  'player-added': ({ actor, player, event }) => `${actor} añadió a ${player} a ${event}`,
  'player-removed': ({ actor, player, event }) => `${actor} quitó a ${player} de ${event}`,
  'player-moved': ({ actor, player, event, detail }) =>
    detail === 'waiting'
      ? `${actor} pasó a ${player} a la lista de espera de ${event}`
      : `${actor} pasó a ${player} a jugar en ${event}`,
  'event-drawn': ({ actor, event }) => `${actor} hizo el sorteo de ${event}`,
  'players-swapped': ({ actor, player, other, event }) =>
    `${actor} intercambió a ${player} y ${other} en ${event}`,
  'player-checked-in': ({ actor, player, event, detail }) => {
    if (detail === 'here') return `${actor} registró la llegada de ${player} a ${event}`
    return detail === 'no-show'
      ? `${actor} anotó que ${player} no se presentó a ${event}`
      : `${actor} retiró la asistencia de ${player} a ${event}`
  },
  'match-list-changed': ({ actor, event }) => `${actor} cambió la lista de partidos de ${event}`,
  'score-decided': ({ actor, event, detail }) =>
    detail === ''
      ? `${actor} decidió un resultado en ${event}`
      : `${actor} decidió un resultado en ${event}: ${detail}`,
  'report-dismissed': ({ actor, detail }) =>
    `${actor} descartó una denuncia sobre ${toReportKind(clases, detail)}`,
  'report-removed': ({ actor, player, detail }) =>
    `${actor} quitó ${toReportKind(clases, detail)}${player === '' ? '' : ` de ${player}`} tras una denuncia`,
  'media-removed': ({ actor, player }) => `${actor} quitó un enlace de ${player}`,
  'suggestion-applied': ({ actor, player }) => `${actor} aplicó lo que sugirió ${player}`,
  'suggestion-dismissed': ({ actor }) => `${actor} descartó una sugerencia`,
}
export const logActionTexts = texts(english, spanish)

/** `failed` is the spec's, to the letter. */
export const logTexts = texts(
  {
    title: 'Log',
    lead: 'Everything admins do here as admins. Entries can’t be changed or removed.',
    loading: 'Loading the log…',
    failed: 'could not get data',
    retry: 'Try again',
    empty: 'Nothing yet',
    emptyText: 'Edits, new admins, and changes admins make to other people’s events show up here.',
    showMore: 'Show More',
    somebody: 'A player who left',
    anEvent: 'an event',
    reason: (reason: string) => `“${reason}”`,
  },
  {
    title: 'Registro',
    lead: 'Todo lo que los administradores hacen aquí como tales. Las entradas no se pueden cambiar ni quitar.',
    loading: 'Cargando el registro…',
    failed: 'no se pudieron obtener los datos',
    retry: 'Reintentar',
    empty: 'Nada todavía',
    emptyText:
      'Aquí aparecerán los cambios, los nuevos administradores y lo que hagan en eventos de otros.',
    showMore: 'Mostrar más',
    somebody: 'Un jugador que se fue',
    anEvent: 'un evento',
    reason: (reason: string) => `«${reason}»`,
  },
)
