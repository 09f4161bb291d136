export const eventRankingTexts = {
  waiting:
    'Este evento no puntúa hasta que un administrador de la sede lo decida. Sus resultados solo cuentan en su propia clasificación.',
  unranked:
    'Un administrador de la sede decidió que este evento no puntúe. Sus resultados solo cuentan en su propia clasificación.',
  ranked: 'Este evento cuenta para valoraciones, puntos y medallas.',
  rank: 'Hacer que puntúe',
  unrank: 'Que no puntúe',
  close: 'Cerrar',
  rankedToast: 'El evento puntúa',
  unrankedToast: 'El evento no puntúa',
}

export const eventAttendanceTexts = {
  waiting: 'La asistencia a este evento no cuenta hasta que un administrador de la sede lo decida.',
  unranked: 'Un administrador de la sede decidió que la asistencia a este evento no cuente.',
  ranked: 'La asistencia a este evento cuenta.',
  rank: 'Contar la asistencia',
  unrank: 'No contar la asistencia',
  close: 'Cerrar',
  rankedToast: 'La asistencia cuenta',
  unrankedToast: 'La asistencia no cuenta',
}
