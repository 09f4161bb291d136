export const eveningCardTexts = {
  mine: 'Mi jornada',
  all: 'Jornada',
  wonLost: 'ganados–perdidos',
  points: 'puntos',
  best: 'mejor victoria',
  players: '{n, plural, one {jugador} other {jugadores}}',
  matches: '{n, plural, one {partido} other {partidos}}',
  courts: '{n, plural, one {cancha} other {canchas}}',
  partners: '{n, plural, one {Con # pareja} other {Con # parejas}}',
  together: '{n, plural, one {# partido} other {# partidos}}',
  won: 'G',
  lost: 'P',
}
