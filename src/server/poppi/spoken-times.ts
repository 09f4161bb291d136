// Rewrites "half past seven" or "las ocho menos cuarto" in digits, for the readers that follow.
import type { PoppiReader } from './reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Patterns contain groups `hour` and `minute`; {hour} and {minute} stand for all their words, and
 * digits.
 */
export type SpokenTimes = {
  minutes: Readonly<Record<string, number>>
  past: readonly string[]
  to: readonly string[]
  /** Other phrases and their replacement; a group `lead` is kept before it. */
  fixed: readonly (readonly [pattern: string, text: string])[]
}

const halfDay = 12 * 60

export function writeClockTimes(
  reader: PoppiReader,
  { hours, spoken: { minutes, past, to, fixed } }: Vocabulary['clock'],
): void {
  const source = (pattern: string) =>
    pattern
      .replace('{hour}', `(?<hour>\\d{1,2}|${Object.keys(hours).join('|')})(?<half>am|pm)?`)
      .replace('{minute}', `(?<minute>${Object.keys(minutes).join('|')})`)
  const write =
    (sign: 1 | -1) =>
    ({
      hour = '',
      minute = '0',
      half = '',
    }: Readonly<Record<string, string | undefined>>): string => {
      const time = (hours[hour] ?? Number(hour)) * 60 + sign * (minutes[minute] ?? Number(minute))
      // A quarter to one is 12:45, not 0:45.
      const shown = time < 60 && sign < 0 ? time + halfDay : time
      return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}${half}`
    }
  for (const [pattern, text] of fixed) reader.write(pattern, ({ lead = '' }) => `${lead}${text}`)
  for (const pattern of to) reader.write(source(pattern), write(-1))
  for (const pattern of past) reader.write(source(pattern), write(1))
}
