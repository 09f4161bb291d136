// Formats times, distances and numbers in the reader's region.
import { dateFormat } from '#domain/shared/date-format.ts'
import { capitalized, dayStyles } from './day-format.ts'
import { currentLanguage, currentLocale } from './language.ts'

export { formatDay } from './day-format.ts'

/** A local time ('HH:mm') as '6:30 PM' or '18:30'. */
export function formatTime(time: string, locale = currentLocale()): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  )
}

type Timed = { startsAt: string; duration: number; timezone: string }

/**
 * Local end time ('HH:mm') at the venue. The duration is elapsed time, even across a clock change.
 */
export const formatEndTime = ({ startsAt, duration, timezone }: Timed): string =>
  dateFormat('sv-SE', { timeStyle: 'short', timeZone: timezone }).format(
    Date.parse(startsAt) + duration * 60_000,
  )

export const formatEventTime = (event: Timed & { startTime: string }): string =>
  formatTimeRange(event.startTime, formatEndTime(event))

export function formatTimeRange(from: string, until: string, locale = currentLocale()): string {
  const [start, end] = [new Date(`1970-01-01T${from}:00Z`), new Date(`1970-01-01T${until}:00Z`)]
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  // Past midnight, a range would name both dates; players only need the times.
  return start < end
    ? format.formatRange(start, end)
    : `${format.format(start)} – ${format.format(end)}`
}

export function formatInstant(
  instant: string,
  timeZone?: string,
  locale = currentLocale(),
): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  return capitalized(
    dateFormat(locale, { ...dayStyles.short, hour: 'numeric', minute: '2-digit', ...zone }).format(
      new Date(instant),
    ),
    locale,
  )
}

const relativeUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Distance of `instant` (ISO 8601) from `nowMs`: 'in 2 hours', '3 days ago', 'now'. */
export function formatRelative(instant: string, nowMs: number, locale = currentLocale()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const differenceMs = Date.parse(instant) - nowMs
  for (const [unit, unitMs] of relativeUnits) {
    if (Math.abs(differenceMs) >= unitMs)
      return format.format(Math.trunc(differenceMs / unitMs), unit)
  }
  return format.format(0, 'second')
}

const mileRegions: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM', 'PR'])
const metresPerMile = 1609.344

const isMileRegion = (locale: string): boolean =>
  mileRegions.has(new Intl.Locale(locale).region ?? '')

/** Distances to choose from, in meters: round numbers of miles or kilometers by region. */
export const distanceSteps = (locale = currentLocale()): number[] =>
  [5, 10, 25, 50].map((length) =>
    Math.round(length * (isMileRegion(locale) ? metresPerMile : 1000)),
  )

/** Meters as miles or kilometers by region: one decimal below 10, whole numbers above. */
export function formatDistance(metres: number, locale = currentLocale()): string {
  const inMiles = isMileRegion(locale)
  const value = inMiles ? metres / metresPerMile : metres / 1000
  const unit = inMiles ? 'mile' : 'kilometer'
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}

export const formatFromTo = (least: number, most: number): string =>
  least === most ? String(most) : `${least}–${most}`

export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage()).format(names)

export function formatNumber(value: number, decimals?: number, locale = currentLocale()): string {
  const digits =
    decimals === undefined
      ? {}
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, digits).format(value)
}

export const formatSigned = (value: number, decimals?: number, locale = currentLocale()): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), decimals, locale)}`

export const formatCount = (
  count: number,
  unit: 'day' | 'hour' | 'minute',
  locale = currentLocale(),
): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
