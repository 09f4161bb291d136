// Formats days inside a sentence.
import { currentLanguage } from './language.ts'

/**
 * 'Lunes, 2 de junio' → 'lunes, 2 de junio' in languages that write days in lower case; unchanged
 * elsewhere.
 */
export function inSentence(day: string): string {
  const language = currentLanguage()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(0)
  return weekday === weekday.toLocaleLowerCase(language) ? day.toLocaleLowerCase(language) : day
}
