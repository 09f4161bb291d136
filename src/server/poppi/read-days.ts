// The days a question is about.
import { addDays, weekdayOf, type Day } from '#domain/shared/day.ts'
import { endOfMonth } from './find-days.ts'
import type { Reader } from './reader.ts'
import type { DaySpan, Vocabulary } from './vocabulary.ts'

export type Days = { from: Day; to: Day }

/** Takes the days out of the question; null when it names none that is still to come. */
export function readDays(reader: Reader, vocabulary: Vocabulary, today: Day): Days | null {
  for (const [pattern, span] of vocabulary.spans) {
    if (reader.take(pattern) !== null) return spanDays[span](today)
  }
  const [first, second] = vocabulary.findDays(reader.rest(), today)
  if (first === undefined) return null
  const between = second === undefined ? '' : reader.rest().slice(first.index + first.text.length, second.index)
  const isSpan = second !== undefined && new RegExp(String.raw`^\s*(?:${vocabulary.daysTo})\s*$`).test(between)
  reader.cut(first.index, isSpan ? second.index + second.text.length - first.index : first.text.length)
  const to = first.to ?? (isSpan ? second.from : first.isWholeMonth ? endOfMonth(first.from) : first.from)
  return to < today ? null : inOrder(first.from < today ? today : first.from, to)
}

const inOrder = (one: Day, other: Day): Days => (one <= other ? { from: one, to: other } : { from: other, to: one })

/** Days until the next Sunday, 0 on one. */
const toSunday = (day: Day): number => (7 - weekdayOf(day)) % 7

const spanDays: Readonly<Record<DaySpan, (today: Day) => Days>> = {
  'today': (today) => ({ from: today, to: today }),
  'tomorrow': (today) => ({ from: addDays(today, 1), to: addDays(today, 1) }),
  'day after tomorrow': (today) => ({ from: addDays(today, 2), to: addDays(today, 2) }),
  'weekend': (today) => ({ from: addDays(today, Math.max(0, toSunday(today) - 1)), to: addDays(today, toSunday(today)) }),
  'next weekend': (today) => ({ from: addDays(today, toSunday(today) + 6), to: addDays(today, toSunday(today) + 7) }),
  'this week': (today) => ({ from: today, to: addDays(today, toSunday(today)) }),
  'next week': (today) => ({ from: addDays(today, toSunday(today) + 1), to: addDays(today, toSunday(today) + 7) }),
  'this month': (today) => ({ from: today, to: endOfMonth(today) }),
  'soon': (today) => ({ from: today, to: addDays(today, 7) }),
}
