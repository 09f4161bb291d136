// Formats calendar days in the reader's region. A calendar day has no time zone and is never
// shifted.
import { dateFormat } from '#domain/shared/date-format.ts'
import { currentLocale } from './language.ts'

export const dayStyles = {
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  monthShort: { month: 'short' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type DayStyle = keyof typeof dayStyles

export const capitalized = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

export function formatDay(
  day: string,
  style: DayStyle = 'short',
  locale = currentLocale(),
): string {
  return capitalized(
    dateFormat(locale, { ...dayStyles[style], timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
    locale,
  )
}

/** Column 0 is Sunday; January 1, 2023 was one. */
export const formatWeekday = (column: number): string =>
  formatDay(`2023-01-0${column + 1}`, 'weekday')
