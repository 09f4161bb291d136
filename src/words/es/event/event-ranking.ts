export const eventRankingTexts = {
  waiting:
    'Este evento no puntúa hasta que un administrador de la sede lo decida. Sus resultados solo cuentan en su propia clasificación.',
  held: 'Estos resultados llaman la atención: demasiados a la vez, o siempre los mismos pocos. Contarán cuando un administrador de la sede que no haya jugado los revise y haga que el evento puntúe.',
  unranked:
    'Un administrador de la sede decidió que este evento no puntúe. Sus resultados solo cuentan en su propia clasificación.',
  ranked: 'Este evento cuenta para valoraciones, puntos y medallas.',
  rank: 'Hacer que puntúe',
  unrank: 'Que no puntúe',
  rankedToast: 'El evento puntúa',
  unrankedToast: 'El evento no puntúa',
}

export const eventAttendanceTexts = {
  waiting: 'La asistencia a este evento no cuenta hasta que un administrador de la sede lo decida.',
  held: 'La asistencia a este evento no cuenta hasta que un administrador de la sede que no haya jugado revise sus resultados.',
  unranked: 'Un administrador de la sede decidió que la asistencia a este evento no cuente.',
  ranked: 'La asistencia a este evento cuenta.',
  rank: 'Contar la asistencia',
  unrank: 'No contar la asistencia',
  rankedToast: 'La asistencia cuenta',
  unrankedToast: 'La asistencia no cuenta',
}
