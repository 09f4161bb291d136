// When an alert came, in the little room at the end of its line.
import { currentLocale } from '../../i18n/language.ts'

const hourMs = 3_600_000

/** How long ago `instant` (ISO 8601) was, of today: '5m', '3h'. */
export function formatAge(instant: string, nowMs: number, locale = currentLocale()): string {
  const ageMs = Math.max(0, nowMs - Date.parse(instant))
  const unit = ageMs < hourMs ? 'minute' : 'hour'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(ageMs / (unit === 'minute' ? 60_000 : hourMs)),
  )
}

/** The time of day ('HH:mm') of an instant on this device's clock. */
export const wallTime = (instant: string): string => new Date(instant).toTimeString().slice(0, 5)
