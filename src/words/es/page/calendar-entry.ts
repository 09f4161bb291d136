export const calendarEntryTexts = {
  feedName: '{app}',
  singles: 'individuales',
  doubles: 'dobles',
  level:
    '{to, select, empty {Nivel {from} o más} other {{from, select, empty {Nivel hasta {to}} other {{isOne, select, true {Nivel {from}} other {Nivel {from}–{to}}}}}}}',
  players: '{min}–{max} jugadores',
  fee: 'Precio: {fee}',
  organizer: 'Organiza: {name}',
  waiting: 'Estás en la lista de espera.',
  cancelled:
    '{reason, select, empty {Este evento se canceló.} other {Este evento se canceló: {reason}}}',
  cancelledTitle: 'Cancelado: {title}',
  dayTitle:
    '{state, select, watching {En duda: {title}} delayed {Nueva hora {until}: {title}} off {Suspendido: {title}} other {{title}}}',
  waitingTitle: 'Lista de espera: {title}',
  invitation: 'Una sesión es una invitación a jugar. No reserva ninguna cancha.',
}

export const calendarGenderTexts = {
  Any: 'para todos',
  Men: 'hombres',
  Mixed: 'mixto',
  Women: 'mujeres',
}
