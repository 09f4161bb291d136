export const formatTexts = {
  'rotating partners': 'Parejas rotativas',
  'fixed teams': 'Equipos fijos',
  'mixed doubles': 'Dobles mixtos',
  singles: 'Individuales',
  scramble: 'Parejas al azar',
  mexicano: 'Mexicano',
  'king of the court': 'Rey de la cancha',
  ladder: 'Escalera',
  'single elimination': 'Eliminación directa',
  'double elimination': 'Doble eliminación',
  'pools then bracket': 'Grupos y luego cuadro',
}

export const formatNoteTexts = {
  'rotating partners': 'Pareja nueva en cada ronda, todos con todos y contra todos.',
  'fixed teams': 'Las parejas no cambian y se cruzan con todas las demás.',
  'mixed doubles': 'Una mujer y un hombre por lado, parejas nuevas en cada ronda.',
  singles: 'Uno contra uno, todos contra todos.',
  scramble: 'Las parejas se sortean en cada ronda.',
  mexicano: 'En cada ronda se cruzan quienes llevan puntos parecidos.',
  'king of the court': 'Quien gana sube de cancha, quien pierde baja.',
  ladder: 'Grupos por puesto: suben los mejores, bajan los últimos.',
  'single elimination': 'Si pierdes una vez, quedas fuera.',
  'double elimination': 'Si pierdes dos veces, quedas fuera.',
  'pools then bracket': 'Primero grupos; los mejores pasan al cuadro.',
}

export const ruleTexts = {
  format: 'Formato',
  rounds: 'Rondas',
  points: 'Juego a',
  winBy: 'Ventaja de',
  scoring: 'Puntuación',
  rally: 'Rally',
  sideOut: 'Solo quien saca',
  bestOf: 'Al mejor de',
  ranked: 'Cuenta para la valoración',
  consolation: 'Cuadro de consolación',
  consolationNote: 'Quienes pierden en la primera ronda siguen jugando.',
  rule: 'a {points}',
  byOne: 'ventaja de 1',
  games: 'al mejor de {n}',
}
