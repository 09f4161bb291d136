export const embedPageTexts = {
  title: 'Pickleball en {venue}',
  clubTitle: 'Pickleball con {club}',
  next: 'Las próximas dos semanas',
  empty: 'No hay nada público previsto aquí en las próximas dos semanas.',
  full: 'Completo, lista de espera',
  places: '{n, plural, =1 {Queda 1 plaza} other {Quedan {n} plazas}}',
  all: 'Todos los eventos en {app}',
  opens: 'se abre en otra pestaña',
  times: 'Horas de la sede ({zone})',
}

export const previewTexts = {
  venue:
    '{place, select, empty {{courts, plural, =0 {} one {# cancha} other {# canchas}}} other {{place}{courts, plural, =0 {} one { · # cancha} other { · # canchas}}}}. Encuentra partidos y apúntate en {app}.',
  join: 'Juega al pickleball en {venue}',
  league: 'Una liga de pickleball en {venue}. Clasificación, jornadas y jugadores en {app}.',
  tournament: 'Un torneo de pickleball en {venue}. Categorías, canchas y resultados en {app}.',
  resultsTitle: 'Resultados: {title}',
  matchesTitle: 'Partidos: {title}',
  players: '{n, plural, =0 {Todavía sin jugadores} one {# jugador} other {# jugadores}}',
}

export const pictureTexts = {
  results: 'Resultados',
  matches: 'Partidos',
  league: 'Liga',
  tournament: 'Torneo',
  cancelled: 'Cancelado',
  over: 'Evento pasado',
  registrationOver: 'Inscripción cerrada',
}

export const busyTexts = {
  title: 'Un momento',
  wait: 'Se abrieron demasiadas páginas desde tu red. Vuelve a intentarlo en {n, plural, =1 {1 segundo} other {{n} segundos}}.',
}

export const maintenanceTexts = {
  title: 'Volvemos en un momento',
  wait: 'Se está restaurando una copia de seguridad. Puede que algo de lo último que viste cambie. Esta página se abrirá sola al terminar.',
} as const
