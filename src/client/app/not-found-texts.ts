// Words for an address that is no screen.
import { texts } from '../i18n/texts.ts'

export const notFoundTexts = texts(
  { outOfBounds: 'Out of bounds! (404 page not found)', close: 'Close' },
  { outOfBounds: '¡Fuera! (404, página no encontrada)', close: 'Cerrar' },
)
