// Days, times, distances and numbers as the reader's region writes them.
import { dateFormat } from '#domain/shared/date-format.ts'
import { capitalized, dayStyles } from './day-format.ts'
import { currentLanguage, currentLocale } from './language.ts'

export { formatDay } from './day-format.ts'

/** A time of day ('HH:mm') on the wall of its place: '6:30 PM' or '18:30'. */
export function formatTime(time: string, locale = currentLocale()): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  )
}

type Timed = { startsAt: string; duration: number; timezone: string }

/**
 * The time of day ('HH:mm') at the venue when an event ends: its minutes are time that passes,
 * whatever the clocks do meanwhile.
 */
export const endOnWall = ({ startsAt, duration, timezone }: Timed): string =>
  dateFormat('sv-SE', { timeStyle: 'short', timeZone: timezone }).format(
    Date.parse(startsAt) + duration * 60_000,
  )

/** When an event is, on the clock of its venue. */
export const formatEventTime = (event: Timed & { startTime: string }): string =>
  formatTimeRange(event.startTime, endOnWall(event))

/** From one time of day until another: '6:30 – 8:00 PM'. */
export function formatTimeRange(from: string, until: string, locale = currentLocale()): string {
  const [start, end] = [new Date(`1970-01-01T${from}:00Z`), new Date(`1970-01-01T${until}:00Z`)]
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  // Past midnight a range would name both dates; the clock times alone are what a player wants.
  return start < end
    ? format.formatRange(start, end)
    : `${format.format(start)} – ${format.format(end)}`
}

/** An instant (ISO 8601) with day and time, in `timeZone` or the reader's own. */
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

/** How far `instant` (ISO 8601) is from `nowMs`: 'in 2 hours', '3 days ago', 'now'. */
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

/** Distances to choose from, in metres: round numbers of what the region drives by. */
export const distanceSteps = (locale = currentLocale()): number[] =>
  [5, 10, 25, 50].map((length) =>
    Math.round(length * (isMileRegion(locale) ? metresPerMile : 1000)),
  )

/**
 * Metres as miles or kilometres, whichever the region drives by: one decimal below 10, none above.
 */
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

/** From least to most, or the one number that both are: '4–8', '4'. */
export const formatFromTo = (least: number, most: number): string =>
  least === most ? String(most) : `${least}–${most}`

/** Names as the language lists them: 'Ann, Ben, and Cleo'. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage()).format(names)

/** A number with the region's separators; `decimals` fixes the digits after the point. */
export function formatNumber(value: number, decimals?: number, locale = currentLocale()): string {
  const digits =
    decimals === undefined
      ? {}
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, digits).format(value)
}

/** A change, with its sign: '+0.03', '−3', '0'. */
export const formatSigned = (value: number, decimals?: number, locale = currentLocale()): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), decimals, locale)}`

/** A count of days, hours or minutes: '2 days', '3 hr'. */
export const formatCount = (
  count: number,
  unit: 'day' | 'hour' | 'minute',
  locale = currentLocale(),
): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
