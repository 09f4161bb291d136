// Builds an alert's text from its kind and stored params, for screens, push messages and e-mails.
import type { AlertKind } from '#domain/alert/alert.ts'
import { eventTypes } from '#domain/event/event.ts'
import { medals } from '#domain/medal/medal.ts'
import { diamondIds } from '#domain/player/player.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { isDay, type Day } from '#domain/shared/day.ts'
import { joinNames } from '#domain/shared/formatters.ts'
import type { Language } from '#domain/shared/language.ts'
import { alertKindTexts, alertTexts } from '#words/en/alert/alert-kind.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { diamondTexts } from '#words/en/ledger/diamond.ts'
import { wordsIn } from '#words/words.ts'

type Params = Readonly<Record<string, string>>

export type ReaderFormats = {
  language: Language
  locale: string
  day: (day: Day) => string
  time: (time: string) => string
}

const unnamed = {
  contact: '',
  player: '',
  club: '',
  office: '',
  title: '',
  league: '',
  tournament: '',
  location: '',
  score: '',
  round: '',
  court: '',
  partner: '',
  amount: '',
  tier: '',
  needs: '',
  others: '',
  why: '',
  as: '',
  team: '',
  against: '',
  state: '',
  nextWord: '',
}

/**
 * The sentence; the event's time and place ('' when unknown or already in the sentence); the
 * organizer's reason, or ''.
 */
export function composeAlert(
  { kind, params }: { kind: AlertKind; params: Params },
  formats: ReaderFormats,
): { sentence: string; detail: string; reason: string } {
  const t = wordsIn(formats.language, alertTexts)
  const { location = '', reason = '', dates = '' } = params
  const when = whenWords(params, formats)
  const was = formerWords(params, formats)
  const sentence = wordsIn(formats.language, alertKindTexts)[kind]({
    ...unnamed,
    ...params,
    event: namedEvent(params, formats.language),
    medal: medals.find((medal) => medal === params['medal']) ?? '',
    diamond: diamondName(params['diamond'], formats.language),
    until: untilWords(params, formats),
    nextWord: timeWords(params['nextWord'], formats),
    opponents: listed(params['opponents'] ?? '', formats.locale),
  })
  return {
    sentence: dates === '' ? sentence : t.forDates({ sentence, dates }),
    detail:
      when === '' && sentence.includes(location)
        ? ''
        : [when, location, was === '' ? '' : t.before({ was })].filter(Boolean).join(' · '),
    reason: reason === '' ? '' : t.reason({ reason }),
  }
}

function whenWords({ date = '', time = '' }: Params, formats: ReaderFormats): string {
  return [isDay(date) ? formats.day(date) : '', time === '' ? '' : formats.time(time)]
    .filter(Boolean)
    .join(', ')
}

function formerWords(
  { wasDate = '', wasTime = '', wasLocation = '' }: Params,
  formats: ReaderFormats,
): string {
  const when = inSentence(whenWords({ date: wasDate, time: wasTime }, formats), formats.locale)
  return [when, wasLocation].filter(Boolean).join(' · ')
}

/** Lower case where the language writes weekdays so. */
function inSentence(day: string, locale: string): string {
  const weekday = dateFormat(locale, { weekday: 'long' }).format(0)
  return weekday === weekday.toLocaleLowerCase(locale)
    ? day.charAt(0).toLocaleLowerCase(locale) + day.slice(1)
    : day
}

const untilWords = ({ until = '' }: Params, formats: ReaderFormats): string =>
  isTime(until)
    ? formats.time(until)
    : whenWords({ date: until.slice(0, 10), time: until.slice(11) }, formats)

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text)

const timeWords = (time: string | undefined, formats: ReaderFormats): string =>
  time === undefined ? '' : formats.time(time)

const listed = (names: string, locale: string): string => joinNames(names.split(', '), locale)

function diamondName(id: string | undefined, language: Language): string {
  const known = diamondIds.find((diamondId) => diamondId === id)
  return known === undefined ? '' : wordsIn(language, diamondTexts)[known]
}

/** Falls back to type and venue, then to 'an event'. */
export function namedEvent(
  { title = '', type, location = '' }: Params,
  language: Language,
): string {
  const known = eventTypes.find((eventType) => eventType === type)
  if (title !== '' || known === undefined) return title || wordsIn(language, alertTexts).anEvent
  return `${wordsIn(language, eventTypeTexts)[known]} · ${location}`
}
