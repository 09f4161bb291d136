export const lostSessionTexts = {
  homeNoData: 'Error (1B): No se pudieron cargar los datos del jugador.',
  homeTimeout: 'Error (1C): El sistema tardó demasiado. Inténtalo de nuevo.',
  noData: 'Error: No se pudieron cargar los datos del jugador.',
  timeout: 'El sistema tardó demasiado. Inténtalo de nuevo.',
}
