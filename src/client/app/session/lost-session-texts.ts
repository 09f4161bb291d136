// Words before a session ends on its own (SPEC section 8). The codes are those of Home.
import { texts } from '../../i18n/texts.ts'

export const lostSessionTexts = texts(
  {
    homeNoData: 'Error (1B): Unable to load player data.',
    homeTimeout: 'Error (1C): System timeout. Please try again.',
    noData: 'Error: Unable to load player data.',
    timeout: 'System timeout. Please try again.',
  },
  {
    homeNoData: 'Error (1B): No se pudieron cargar los datos del jugador.',
    homeTimeout: 'Error (1C): El sistema tardó demasiado. Inténtalo de nuevo.',
    noData: 'Error: No se pudieron cargar los datos del jugador.',
    timeout: 'El sistema tardó demasiado. Inténtalo de nuevo.',
  },
)
