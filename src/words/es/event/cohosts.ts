export const cohostTexts = {
  cohosts: 'Coorganizadores',
  note: 'Pueden editar el evento, llevar la lista y marcar la asistencia.',
  noteOfTournament:
    'Pueden editar el torneo y todas las categorías, planificar el día, llevar la mesa y marcar la asistencia.',
  remove: 'Quitar a {name}',
  fromTournament: 'Coorganiza todo el torneo',
  with: 'con {names}',
} as const
