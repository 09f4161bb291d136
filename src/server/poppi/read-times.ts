// Reads times of day in a question: words such as "morning", and clock times such as "after 6pm" or
// "de 9 a 11".
import type { PoppiReader } from './reader.ts'
import type { TimeSpan, Vocabulary } from './vocabulary.ts'

const buildClockTime = (words: string): string =>
  String.raw`(\d{1,2}|${words})(?:[:.h](\d\d))?\s*(am|pm|a\.m\.|p\.m\.)?(?:h|hrs)?(?![\d/:])`
/** An earlier hour means the evening, unless the question mentions the morning. */
const earliestHour = 7

const two = (n: number): string => String(n).padStart(2, '0')
const toTime = (minutes: number): string => {
  const kept = Math.min(Math.max(minutes, 0), 24 * 60)
  return `${two(Math.floor(kept / 60))}:${two(kept % 60)}`
}

type Hints = {
  hours: Readonly<Record<string, number>>
  isLater: boolean
  isMorning: boolean
}

function toMinutes(
  [hour, minute, half]: readonly (string | undefined)[],
  hints: Hints,
): number | null {
  const h = hints.hours[hour ?? ''] ?? Number(hour)
  const m = Number(minute ?? 0)
  if (h > 24 || m > 59) return null
  return (
    (half === undefined ? guessHour(h, hints) : (h % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + m
  )
}

const guessHour = (h: number, { isLater, isMorning }: Hints): number =>
  h < 12 && (isLater || (h < earliestHour && !isMorning)) ? h + 12 : h

export function readTime(reader: PoppiReader, { clock, times }: Vocabulary): TimeSpan | null {
  const isLater = reader.holds(clock.later)
  const isMorning = reader.holds(clock.morning)
  const at = (groups: readonly (string | undefined)[]) =>
    toMinutes(groups, { hours: clock.hours, isLater, isMorning })
  const exact = readClock(reader, clock, at, isLater || isMorning)
  let word: TimeSpan | null = null
  for (const [pattern, span] of times) if (reader.take(pattern) !== null) word ??= span
  return exact ?? word
}

function readClock(
  reader: PoppiReader,
  clock: Vocabulary['clock'],
  at: (groups: readonly (string | undefined)[]) => number | null,
  isHalfSaid: boolean,
): TimeSpan | null {
  const clockTime = buildClockTime(Object.keys(clock.hours).join('|'))
  const between =
    reader.take(
      String.raw`(?:${clock.between})\s+${clockTime}\s*(?:${clock.and})\s*${clockTime}`,
    ) ?? reader.take(String.raw`${clockTime}\s*-\s*${clockTime}`)
  if (between !== null) return toSpan(at(between.slice(1, 4)), at(between.slice(4, 7)))
  const after = reader.take(String.raw`(?:${clock.after})\s+${clockTime}`)
  const before = reader.take(String.raw`(?:${clock.before})\s+${clockTime}`)
  if (after !== null || before !== null)
    return toSpan(
      after === null ? 0 : at(after.slice(1)),
      before === null ? 24 * 60 : at(before.slice(1)),
    )
  const exact =
    reader.take(String.raw`(?:${clock.at})\s+${clockTime}`) ??
    reader.take(String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|a\.m\.|p\.m\.)`) ??
    reader.take(String.raw`([01]?\d|2[0-3]):([0-5]\d)`)
  return exact === null
    ? null
    : toStartSpan(at(exact.slice(1)), isHalfSaid || exact[3] !== undefined)
}

/** Starts around that time, also 12 hours later when neither half of the day was mentioned. */
function toStartSpan(minutes: number | null, isHalfSaid: boolean): TimeSpan | null {
  const span = minutes === null ? null : toSpanAround(minutes)
  const evening =
    minutes === null || isHalfSaid || minutes >= 12 * 60 ? null : toSpanAround(minutes + 12 * 60)
  return span === null || evening === null ? span : { ...span, evening }
}

const toSpanAround = (minutes: number): TimeSpan | null => toSpan(minutes - 30, minutes + 60)

/** A backward span ("from 9 to 1") ends in the afternoon. */
function toSpan(from: number | null, to: number | null): TimeSpan | null {
  if (from === null || to === null) return null
  const end = to <= from && to + 12 * 60 <= 24 * 60 ? to + 12 * 60 : to
  return end <= from ? null : { from: toTime(from), to: toTime(end) }
}
