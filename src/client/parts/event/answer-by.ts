// Formats the deadline of an offered place.
import { dateFormat } from '#domain/shared/date-format.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { currentLocale } from '../../i18n/language.ts'

export function formatAnswerBy(until: number, timeZone: string, now: number): string {
  const day = dateFormat('sv-SE', { timeZone })
  return day.format(until) === day.format(now)
    ? dateFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone }).format(until)
    : inSentence(formatInstant(new Date(until).toISOString(), timeZone))
}
