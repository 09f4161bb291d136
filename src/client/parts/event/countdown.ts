// The time until an event begins, in its two largest units.
import { formatCount } from '../../i18n/formats.ts'

const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/**
 * '2 days 3 hr', '1 hr 20 min', '12 min'; null once it has begun. `startsAt` ISO 8601, `now` in ms.
 */
export function countdown(startsAt: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(startsAt) - now) / 60_000)
  if (minutes <= 0) return null
  let left = minutes
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return { unit, count }
  })
  const first = parts.findIndex(({ count }) => count > 0)
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => formatCount(count, unit))
    .join(' ')
}
