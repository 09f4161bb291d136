// Words of the celebration of a diamond.
import { texts } from '../i18n/texts.ts'

export const diamondJoyTexts = texts(
  { won: (diamond: string) => `You earned a diamond: ${diamond}!` },
  { won: (diamond: string) => `¡Ganaste un diamante: ${diamond}!` },
)
