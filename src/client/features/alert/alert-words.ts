// The sentence of an alert for the reader of this visit.
import { composeAlert as wordsOf } from '#contract/alert-words.ts'
import type { LiveOutput } from '#contract/contract.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { currentLanguage, currentLocale } from '../../i18n/language.ts'

export type Alert = LiveOutput<'alerts-list'>['alerts'][number]

/**
 * The sentence, when and where the event is or was ('' if unknown), and the reason its organizer
 * gave ('').
 */
export const formatAlert = (alert: Pick<Alert, 'kind' | 'params'>): ReturnType<typeof wordsOf> =>
  wordsOf(alert, {
    language: currentLanguage(),
    locale: currentLocale(),
    day: (day) => formatDay(day),
    time: (time) => formatTime(time),
  })
