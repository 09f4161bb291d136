export const eventLogTexts = {
  title: 'Registro de actividad',
  lead: 'Todos los cambios de este evento, primero los más recientes. Solo los ven los organizadores.',
  failed: 'no se pudieron obtener los datos',
  empty: 'Aún nada',
  emptyText: 'Aquí aparecen los cambios que los organizadores hacen en el evento y su lista.',
}

export const eventLogActionTexts = {
  publish: '{actor} publicó el evento',
  edit: '{actor} cambió el evento',
  cancel:
    '{detail, select, empty {{actor} canceló el evento} other {{actor} canceló el evento: {detail}}}',
  delete: '{actor} eliminó el evento',
  draw: '{actor} hizo el sorteo',
  add: '{detail, select, pastRules {{actor} añadió a {player}, sin aplicar las reglas de la casa} other {{actor} añadió a {player}}}',
  remove: '{actor} quitó a {player}',
  move: '{detail, select, waiting {{actor} pasó a {player} a la lista de espera} other {{actor} pasó a {player} al evento}}',
  swap: '{actor} intercambió a {player} y {other}',
  'check-in':
    '{detail, select, here {{actor} registró la llegada de {player}} noShow {{actor} marcó que {player} no vino} other {{actor} retiró el registro de {player}}}',
  'late-withdraw': '{actor} canceló tarde',
  'not-me': 'Alguien a quien añadieron dijo que no estuvo y ya no figura en el evento',
  'not-my-games':
    '{actor} dijo que {detail, select, 1 {un partido} other {{detail} partidos}} de aquí no {detail, select, 1 {es suyo} other {son suyos}}',
  'seeker-removed': '{actor} quitó a {player} de la lista de quienes buscan pareja',
  'day-status':
    '{state, select, planned {{actor} avisó: según lo previsto} watching {{actor} avisó: en duda} delayed {{actor} avisó: nueva hora {until}} off {{actor} avisó: suspendido por ese día} other {}}{note, select, empty {} other {. “{note}”}}',
  'venue-day-status':
    '{state, select, planned {{actor} avisó por la sede: según lo previsto} watching {{actor} avisó por la sede: en duda} delayed {{actor} avisó por la sede: nueva hora {until}} off {{actor} avisó por la sede: suspendido por ese día} other {}}{note, select, empty {} other {. “{note}”}}',
  'close-results': '{actor} terminó el evento',
  'reopen-results': '{actor} reabrió los resultados',
}
