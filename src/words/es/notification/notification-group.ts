export const notificationGroupTexts = {
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
