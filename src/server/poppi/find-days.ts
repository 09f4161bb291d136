// Finds days in plain text with chrono-node: weekdays, dates, "in three days". Spans and times of
// day have patterns in the vocabulary.
import * as english from 'chrono-node/en'
import * as spanish from 'chrono-node/es'
import { addDays, dayToNumber, numberToDay, toDay, type Day } from '#domain/shared/day.ts'
import type { FoundDay } from './vocabulary.ts'

type Parser = Pick<typeof english.casual, 'parse'>
type Parsed = ReturnType<Parser['parse']>[number]

const dayMs = 86_400_000

/** Noon, so that clock changes don't shift the day. */
const getNoon = (day: Day): Date => new Date((dayToNumber(day) + 0.5) * dayMs)

const isAboutDays = ({ start }: Parsed): boolean =>
  (['day', 'weekday', 'month'] as const).some((part) => start.isCertain(part))

function toFound({ index, text, start, end }: Parsed): FoundDay {
  const getDay = (part: typeof start): Day => numberToDay(Math.floor(part.date().getTime() / dayMs))
  const isWholeMonth =
    start.isCertain('month') && !start.isCertain('day') && !start.isCertain('weekday')
  return {
    index,
    text,
    from: getDay(start),
    to: end === null || end === undefined ? null : getDay(end),
    isWholeMonth,
  }
}

const findWith =
  (parser: Parser) =>
  (text: string, today: Day): FoundDay[] =>
    parser
      .parse(text, { instant: getNoon(today), timezone: 0 }, { forwardDate: true })
      .filter(isAboutDays)
      .map(toFound)

export const findEnglishDays = findWith(english.casual)
export const findSpanishDays = findWith(spanish.casual)

export function endOfMonth(day: Day): Day {
  const next = addDays(toDay(`${day.slice(0, 7)}-01`), 32)
  return addDays(toDay(`${next.slice(0, 7)}-01`), -1)
}
