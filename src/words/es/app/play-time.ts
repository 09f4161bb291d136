export const playTimeTexts = {
  opens: 'La asistencia y los resultados se abren: {when}.',
}
