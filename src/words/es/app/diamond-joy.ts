export const diamondJoyTexts = {
  won: '¡Ganaste un diamante: {diamond}!',
}
