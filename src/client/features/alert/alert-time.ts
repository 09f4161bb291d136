// Short time formats for the end of an alert's line.
import { currentLocale } from '../../i18n/language.ts'

const hourMs = 3_600_000

/** Age of an `instant` (ISO 8601) of today: '5m', '3h'. */
export function formatAge(instant: string, nowMs: number, locale = currentLocale()): string {
  const ageMs = Math.max(0, nowMs - Date.parse(instant))
  const unit = ageMs < hourMs ? 'minute' : 'hour'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(ageMs / (unit === 'minute' ? 60_000 : hourMs)),
  )
}

export const wallTime = (instant: string): string => new Date(instant).toTimeString().slice(0, 5)
