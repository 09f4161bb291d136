export const unusualSeriesTexts = {
  title: 'Eventos inusuales',
  note: 'Un motivo para mirar, no un veredicto. Puedes hacer que un evento no puntúe desde su página.',
  events: '{n, plural, one {# evento terminado} other {# eventos terminados}}',
  latest: 'Abrir el último',
  held: '{n, plural, one {los resultados de un evento esperan} other {los resultados de # eventos esperan}} tu revisión: demasiados a la vez, o siempre los mismos pocos',
  few: '{n, plural, one {solo # jugador en todos} other {los mismos # jugadores en todos}}',
  medals: '{n} oros para un solo jugador',
  lopsided: '{n} de {of} resultados muy desiguales',
}
