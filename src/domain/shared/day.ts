// A calendar day is its own type ('yyyy-MM-dd'), never an instant. Arithmetic on the proleptic
// Gregorian calendar, after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"
// (days_from_civil, civil_from_days).

declare const dayBrand: unique symbol
export type Day = string & { readonly [dayBrand]: true }

/** True for an existing day between 1900-01-01 and 2199-12-31 as yyyy-MM-dd. */
export function isDay(text: string): text is Day {
  const match = /^(19|20|21)\d\d-(\d\d)-(\d\d)$/.exec(text)
  return match !== null && dayToText(dayToNumber(text as Day)) === text
}

/** Throws on invalid text, which is a bug: parse at the boundary first. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new Error(`not a day: ${text}`)
  return text
}

/** Days since 1970-01-01. */
export function dayToNumber(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const y = month <= 2 ? year - 1 : year
  return (
    y * 365 +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) +
    date -
    719_469
  )
}

function dayToText(dayNumber: number): string {
  const z = dayNumber + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const mp = Math.floor((5 * dayOfYear + 2) / 153)
  const month = mp + (mp < 10 ? 3 : -9)
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const pad = (n: number, width: number) => String(n).padStart(width, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfYear - Math.floor((153 * mp + 2) / 5) + 1, 2)}`
}

export const numberToDay = (dayNumber: number): Day => dayToText(dayNumber) as Day

export const addDays = (day: Day, count: number): Day => numberToDay(dayToNumber(day) + count)

export const daysBetween = (from: Day, to: Day): number => dayToNumber(to) - dayToNumber(from)

/** 0 is Sunday, 6 Saturday. */
export const getWeekday = (day: Day): number => (((dayToNumber(day) + 4) % 7) + 7) % 7
