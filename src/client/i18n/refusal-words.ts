// Computes the values that refusal texts need beyond the refusal's own: how long to wait, and when
// something opens again.
import { dateFormat } from '#domain/shared/date-format.ts'
import { isDay } from '#domain/shared/day.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalPartTexts } from '#words/en/refusal/refusal-parts.ts'
import { wordsIn } from '#words/words.ts'
import { localeFor } from './language.ts'
import type { Language } from './texts.ts'

const momentStyle = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

export function formatMoment(language: Language, at: number): string {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages
  return dateFormat(localeFor(language, preferred), momentStyle).format(at)
}

/** Rounded up: whole minutes, whole hours from an hour and a half on. */
function formatWait(language: Language, seconds: number): string {
  const t = wordsIn(language, refusalPartTexts)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? t.minutes({ n: minutes }) : t.hours({ n: Math.ceil(minutes / 60) })
}

/** The formatted instant of a refusal, or its description on the API page; null without one. */
function formatUntil(language: Language, until: string | number): string | null {
  if (typeof until === 'string') return until
  return until === 0 ? null : formatMoment(language, until)
}

/**
 * The formatted day of a refusal, or its placeholder name on the API page; 'none' without a day.
 */
function formatNext(language: Language, next: string | number | undefined): string {
  if (next === undefined) return 'none'
  const day = String(next)
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return isDay(day) ? dateFormat(localeFor(language, []), style).format(Date.parse(day)) : day
}

/** Values that an older server omits become ''. */
export function refusalValues(
  { params = {} }: Refusal,
  language: Language,
): Readonly<Record<string, string | number>> {
  const t = wordsIn(language, refusalPartTexts)
  const when = formatUntil(language, params['until'] ?? 0)
  // By prototype, because the values of a described refusal can't be enumerated.
  return Object.assign(Object.create(params) as Record<string, string>, {
    wait: formatWait(language, Number(params['seconds'] ?? 60)),
    again: when === null ? t.againOnceConfirmed : t.again({ when }),
    next: formatNext(language, params['next']),
    from: when === null ? t.fromOnceConfirmed : t.from({ when }),
  })
}
