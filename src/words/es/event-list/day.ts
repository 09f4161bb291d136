export const dayTexts = {
  back: 'Calendario',
  create: 'Crear un evento',
  everywhere: 'Todas mis sedes',
  loading: 'Cargando eventos…',
  today: 'Hoy',
  days: 'Otros días',
  earlier: 'Día anterior',
  later: 'Día siguiente',
  events: '{n, plural, one {# evento} other {# eventos}}',
  empty: 'Aún no hay nada',
  emptyText: 'Anímate a reunir gente para jugar el {day}.',
  failed: 'No se pudieron cargar los eventos',
}
