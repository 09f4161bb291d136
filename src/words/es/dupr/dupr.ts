export const duprTexts = {
  title: 'Archivo para DUPR',
  open: 'Archivo para DUPR',
  loading: 'Revisando los partidos…',
  text: 'Un archivo CSV que puedes importar en tu club de DUPR. Revísalo ahí antes de enviarlo.',
  inFile:
    '{n, plural, =0 {Todavía no hay partidos en el archivo.} one {# partido en el archivo.} other {# partidos en el archivo.}}',
  score:
    '{n, plural, one {# fuera: el resultado no está confirmado.} other {# fuera: los resultados no están confirmados.}}',
  walkover:
    '{n, plural, one {# fuera: ganado por walkover.} other {# fuera: ganados por walkover.}}',
  guest:
    '{n, plural, one {# fuera: jugó un acompañante o alguien sin cuenta.} other {# fuera: jugaron acompañantes o personas sin cuenta.}}',
  sides:
    '{n, plural, one {# fuera: no es de singles ni de dobles.} other {# fuera: no son de singles ni de dobles.}}',
  notActed:
    '{n, plural, one {# fuera: no todos confirmaron que estuvieron ({names}).} other {# fuera: no todos confirmaron que estuvieron ({names}).}}',
  noId: '{n, plural, one {# fuera: falta el ID de DUPR ({names}).} other {# fuera: falta el ID de DUPR ({names}).}}',
  hint: 'Cada jugador agrega su ID de DUPR en su perfil.',
  players: 'Jugadores y sus ID de DUPR',
  missing: 'Sin ID de DUPR',
  download: 'Descargar CSV',
}
