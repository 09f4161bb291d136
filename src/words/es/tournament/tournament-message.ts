export const tournamentMessageTexts = {
  teams:
    '{title}: {n} de {max, plural, one {# equipo} other {# equipos}}, {left, plural, one {queda #} other {quedan #}}',
  teamsFull: '{title}: {n} de {max, plural, one {# equipo} other {# equipos}}, completa',
  players:
    '{title}: {n} de {max, plural, one {# jugador} other {# jugadores}}, {left, plural, one {queda #} other {quedan #}}',
  playersFull: '{title}: {n} de {max, plural, one {# jugador} other {# jugadores}}, completa',
  cancelled: '{title}: cancelada',
  winners: 'Ganadores',
  won: '{title}: {names}',
}
