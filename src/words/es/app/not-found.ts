export const notFoundTexts = {
  outOfBounds: '¡Fuera! (404, página no encontrada)',
  close: 'Cerrar',
}
