// What an alert says, in the reader's language, from its kind and the values the server kept for it.
import type { LiveOutput } from '#contract/contract.ts'
import { eventTypes } from '#domain/event/event.ts'
import { medals } from '#domain/medal/medal.ts'
import { isDay } from '#domain/shared/day.ts'
import { eventName } from '../../i18n/event-texts.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { currentLocale } from '../../i18n/language.ts'
import { pick } from '../../i18n/texts.ts'
import { alertKindTexts, alertsTexts } from './alerts-texts.ts'

export type Alert = LiveOutput<'alerts-list'>['alerts'][number]

const unnamed = { player: '', club: '', league: '', location: '', score: '', round: '', court: '', partner: '' }

/** The sentence, when and where the event is or was ('' if unknown), and the reason its organizer gave (''). */
export function alertWords({ kind, params }: Pick<Alert, 'kind' | 'params'>): { sentence: string; detail: string; reason: string } {
  const t = pick(alertsTexts)
  const { date = '', time = '', location = '', reason = '', dates = '' } = params
  const when = isDay(date) ? [formatDay(date), ...(time === '' ? [] : [formatTime(time)])].join(', ') : ''
  const sentence = pick(alertKindTexts)[kind]({ ...unnamed, ...params, event: nameOf(params), medal: medals.find((medal) => medal === params['medal']) ?? null, opponents: listed(params['opponents'] ?? '') })
  return { sentence: dates === '' ? sentence : t.forDates(sentence, dates), detail: [when, location].filter(Boolean).join(' · '), reason: reason === '' ? '' : t.reason(reason) }
}

/** Names joined by commas as the language lists them. */
const listed = (names: string): string => new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names.split(', '))

function nameOf({ title = '', type, location = '' }: Alert['params']): string {
  const known = eventTypes.find((eventType) => eventType === type)
  if (title !== '' || known === undefined) return title || pick(alertsTexts).anEvent
  return eventName({ title, type: known, locationName: location })
}
