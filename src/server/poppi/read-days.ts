import { addDays, getWeekday, type Day } from '#domain/shared/day.ts'
import { endOfMonth } from './find-days.ts'
import { readCount } from './read-count.ts'
import type { PoppiReader } from './reader.ts'
import type { DaySpan, Vocabulary } from './vocabulary.ts'

export type Days = { from: Day; to: Day }

export function readDays(reader: PoppiReader, vocabulary: Vocabulary, today: Day): Days | null {
  for (const [pattern, length] of vocabulary.nextDays) {
    const [, count] = reader.take(pattern) ?? []
    if (count !== undefined) return { from: today, to: addDays(today, readCount(count) * length) }
  }
  for (const [pattern, span] of vocabulary.spans) {
    if (reader.take(pattern) !== null) return spanDays[span](today)
  }
  return readChronoDays(reader, vocabulary, today)
}

function readChronoDays(
  reader: PoppiReader,
  { findDays, daysTo, comingDay }: Vocabulary,
  today: Day,
): Days | null {
  const [first, second] = findDays(reader.rest(), today)
  if (first === undefined) return null
  const after = reader.rest().slice(first.index + first.text.length)
  const between =
    second === undefined ? '' : after.slice(0, second.index - first.index - first.text.length)
  const isSpan = second !== undefined && new RegExp(String.raw`^\s*(?:${daysTo})\s*$`).test(between)
  reader.cut(
    first.index,
    isSpan ? second.index + second.text.length - first.index : first.text.length,
  )
  const to =
    first.to ?? (isSpan ? second.from : first.isWholeMonth ? endOfMonth(first.from) : first.from)
  if (to < today) return null
  const isNotToday =
    to === today && new RegExp(String.raw`^\s+(?:${comingDay})(?![a-z])`).test(after)
  return isNotToday
    ? { from: addDays(today, 7), to: addDays(today, 7) }
    : inOrder(first.from < today ? today : first.from, to)
}

const inOrder = (one: Day, other: Day): Days =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

const toSunday = (day: Day): number => (7 - getWeekday(day)) % 7
const isWeekend = (day: Day): boolean => toSunday(day) < 2

const spanDays: Readonly<Record<DaySpan, (today: Day) => Days>> = {
  today: (today) => ({ from: today, to: today }),
  tomorrow: (today) => ({ from: addDays(today, 1), to: addDays(today, 1) }),
  'day after tomorrow': (today) => ({ from: addDays(today, 2), to: addDays(today, 2) }),
  weekend: (today) => ({
    from: addDays(today, Math.max(0, toSunday(today) - 1)),
    to: addDays(today, toSunday(today)),
  }),
  'next weekend': (today) => ({
    from: addDays(today, toSunday(today) + 6),
    to: addDays(today, toSunday(today) + 7),
  }),
  'this week': (today) => ({ from: today, to: addDays(today, toSunday(today)) }),
  'next week': (today) => ({
    from: addDays(today, toSunday(today) + 1),
    to: addDays(today, toSunday(today) + 7),
  }),
  'this month': (today) => ({ from: today, to: endOfMonth(today) }),
  'next month': (today) => ({
    from: addDays(endOfMonth(today), 1),
    to: endOfMonth(addDays(endOfMonth(today), 1)),
  }),
  weekdays: (today) =>
    isWeekend(today)
      ? { from: addDays(today, toSunday(today) + 1), to: addDays(today, toSunday(today) + 5) }
      : { from: today, to: addDays(today, toSunday(today) - 2) },
  soon: (today) => ({ from: today, to: addDays(today, 7) }),
}
