// Formats times and days for the week's columns.
import { formatDay } from '../../../i18n/formats.ts'

const hourMinutes = 60
const dayMinutes = 1440

export function clockTime(minutes: number): string {
  const inDay = minutes % dayMinutes
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(inDay / hourMinutes))}:${two(inDay % hourMinutes)}`
}

export const shortDayName = (day: string): string =>
  `${formatDay(day, 'weekdayShort').replace('.', '')} ${Number(day.slice(-2))}`
