// Times and days of the week as its columns say them.
import { formatDay } from '../../../i18n/formats.ts'

const hourMinutes = 60
const dayMinutes = 1440

/** Minutes from midnight on the clock, 'HH:mm'; the end of the day is its midnight. */
export function clockTime(minutes: number): string {
  const inDay = minutes % dayMinutes
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(inDay / hourMinutes))}:${two(inDay % hourMinutes)}`
}

/** 'Fri 20' */
export const shortDayName = (day: string): string =>
  `${formatDay(day, 'weekdayShort').replace('.', '')} ${Number(day.slice(-2))}`
