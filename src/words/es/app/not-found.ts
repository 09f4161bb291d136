export const notFoundTexts = {
  outOfBounds: '¡Fuera! (404, página no encontrada)',
  lookedFor: 'Buscamos {path}.',
  search: 'Buscar',
}
