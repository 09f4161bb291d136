// Formats an alert for the reader of this visit.
import { composeAlert as wordsOf } from '#contract/alert-words.ts'
import type { LiveOutput } from '#contract/contract.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { currentLanguage, currentLocale } from '../../i18n/language.ts'

export type AlertItem = LiveOutput<'alerts-list'>['alerts'][number]

/**
 * The sentence, the time and venue of the event ('' if unknown or already in the sentence), and the
 * organizer's reason ('' without one).
 */
export function formatAlert(alert: Pick<AlertItem, 'kind' | 'params'>): ReturnType<typeof wordsOf> {
  const words = wordsOf(alert, {
    language: currentLanguage(),
    locale: currentLocale(),
    day: (day) => formatDay(day),
    time: (time) => formatTime(time),
  })
  const { location = '' } = alert.params
  const isNamed = location !== '' && words.sentence.includes(location)
  return isNamed ? { ...words, detail: words.detail.replace(` · ${location}`, '') } : words
}
