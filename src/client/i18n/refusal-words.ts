// The parts of the words of refusals: one entry per code, a sentence or how it is made from the
// refusal's values.
import type { NamedValues, RefusalCode } from '#domain/shared/refusal.ts'
import { dateFormat } from './day-format.ts'
import { localeFor } from './language.ts'
import { plural, type Language } from './texts.ts'

/**
 * A code without words does not compile, nor do words that name a value which no one has to give.
 * An older server may have left it out.
 */
export type RefusalWords = {
  readonly [C in RefusalCode]: C extends keyof NamedValues
    ? (params: Partial<NamedValues[C]>) => string
    : string
}

/** A value as text; '' when it is missing. */
export const value = <P extends object>(params: P, name: keyof P): string =>
  String(params[name] ?? '')

/** How long `seconds` are, rounded up: whole minutes, from an hour and a half on whole hours. */
export function formatWait(language: Language, { seconds = 60 }: { seconds?: number }): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90)
    return plural(
      language,
      minutes,
      language === 'en'
        ? { one: 'a minute', other: '# minutes' }
        : { one: 'un minuto', other: '# minutos' },
    )
  return plural(
    language,
    Math.ceil(minutes / 60),
    language === 'en'
      ? { one: 'an hour', other: '# hours' }
      : { one: 'una hora', other: '# horas' },
  )
}

const momentStyle = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

type Until = { until?: number | string }

/** An instant (ms) on the reader's own clock. */
export function formatMoment(language: Language, at: number): string {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages
  return dateFormat(localeFor(language, preferred), momentStyle).format(at)
}

/** The instant that a refusal names; where it is described, its name. Null when it names none. */
function formatUntil(language: Language, { until = 0 }: Until): string | null {
  if (typeof until === 'string') return until
  return until === 0 ? null : formatMoment(language, until)
}

/** When a refused act works again, as a sentence. Without an instant it waits for the address. */
export function formatAgain(language: Language, params: Until): string {
  const when = formatUntil(language, params)
  if (language === 'en') {
    return when === null ? 'Confirm your e-mail address first.' : `Try again on ${when}.`
  }
  return when === null ? 'Confirma primero tu correo.' : `Inténtalo de nuevo el ${when}.`
}

/** From when on an act is open to everyone, as a sentence. */
export function formatFrom(language: Language, params: Until): string {
  const when = formatUntil(language, params)
  if (language === 'en') {
    return when === null
      ? 'Once you confirm your e-mail address, you can choose anyone.'
      : `From ${when} you can choose anyone.`
  }
  return when === null
    ? 'Cuando confirmes tu correo podrás elegir a cualquiera.'
    : `A partir del ${when} podrás elegir a cualquiera.`
}
