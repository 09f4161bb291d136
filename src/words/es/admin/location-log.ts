export const logActionTexts = {
  'location-edited': '{actor} editó la sede',
  'location-hidden': '{actor} ocultó la sede en las listas',
  'location-shown': '{actor} volvió a mostrar la sede en las listas',
  'photo-changed': '{actor} cambió la foto',
  'admin-invited': '{actor} invitó a {player} a ser administrador',
  'admin-accepted': '{actor} pasó a ser administrador, invitado por {player}',
  'admin-left': '{actor} dejó de ser administrador',
  'event-edited': '{actor} editó {event}',
  'event-cancelled': '{actor} canceló {event}',
  'event-deleted': '{actor} eliminó {event}',
  'event-day-status':
    '{state, select, planned {{actor} avisó que {event} sigue según lo previsto} watching {{actor} avisó que {event} está en duda} delayed {{actor} avisó que {event} cambia de hora: {until}} off {{actor} avisó que {event} se suspende por ese día} other {}}',
  'venue-day-status':
    '{state, select, planned {{actor} avisó que la sede sigue según lo previsto} watching {{actor} avisó que la sede está en duda} delayed {{actor} avisó que en la sede se empieza más tarde: {until}} off {{actor} avisó que la sede se suspende por ese día} other {}}',
  'event-ranked': '{actor} hizo que {event} puntúe',
  'event-unranked': '{actor} dejó {event} sin puntuar',
  'player-added': '{actor} añadió a {player} a {event}',
  'player-removed': '{actor} quitó a {player} de {event}',
  'player-moved':
    '{detail, select, waiting {{actor} pasó a {player} a la lista de espera de {event}} other {{actor} pasó a {player} a jugar en {event}}}',
  'event-drawn': '{actor} hizo el sorteo de {event}',
  'players-swapped': '{actor} intercambió a {player} y {other} en {event}',
  'player-checked-in':
    '{detail, select, here {{actor} registró la llegada de {player} a {event}} noShow {{actor} anotó que {player} no se presentó a {event}} other {{actor} retiró la asistencia de {player} a {event}}}',
  'match-list-changed': '{actor} cambió la lista de partidos de {event}',
  'score-decided':
    '{detail, select, empty {{actor} decidió un resultado en {event}} other {{actor} decidió un resultado en {event}: {detail}}}',
  'report-dismissed':
    '{actor} descartó una denuncia sobre {detail, select, player {un jugador} message {un mensaje} photo {una foto} club {un club} location {esta sede} media {un enlace} other {{detail}}}',
  'report-removed':
    '{actor} quitó {detail, select, player {un jugador} message {un mensaje} photo {una foto} club {un club} location {esta sede} media {un enlace} other {{detail}}}{player, select, empty {} other { de {player}}} tras una denuncia',
  'media-removed': '{actor} quitó un enlace de {player}',
  'suggestion-applied': '{actor} aplicó lo que sugirió {player}',
  'suggestion-dismissed': '{actor} descartó una sugerencia',
  'screen-added': '{actor} añadió la pantalla «{detail}»',
  'screen-removed': '{actor} quitó la pantalla «{detail}»',
  'house-rules-changed': '{actor} cambió las reglas de la casa',
  'house-lifted': '{actor} perdonó a {player} sus faltas',
  'house-kept': '{actor} no aceptó la apelación de {player}',
}

export const logTexts = {
  title: 'Registro',
  lead: 'Todo lo que los administradores hacen aquí como tales. Lo anotado no se puede cambiar ni quitar.',
  loading: 'Cargando el registro…',
  failed: 'no se pudieron obtener los datos',
  empty: 'Nada todavía',
  emptyText:
    'Aquí aparecerán los cambios, los nuevos administradores y lo que hagan en eventos de otros.',
  somebody: 'Un jugador que se fue',
  anEvent: 'un evento',
  reason: '«{reason}»',
}
