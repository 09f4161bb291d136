// Days inside a sentence.
import { currentLanguage } from './language.ts'

/**
 * A day as it stands inside a sentence: 'Lunes, 2 de junio' → 'lunes, 2 de junio' where the language
 * writes days small, unchanged elsewhere.
 */
export function inSentence(day: string): string {
  const language = currentLanguage()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(0)
  return weekday === weekday.toLocaleLowerCase(language) ? day.toLocaleLowerCase(language) : day
}
