// The meaning of a language's words to Poppi. Patterns are asked of folded text (no accents, lower
// case), longest meaning first; each stands between word ends. A language is a table like these:
// reading a question knows no word itself.
import type { EventFields } from '#domain/event/event-fields.ts'
import type { EventGender, EventType } from '#domain/event/event.ts'
import type { PoppiKind, WishedFacility } from '#domain/poppi/poppi.ts'
import type { Day } from '#domain/shared/day.ts'
import type { SpokenTimes } from './spoken-times.ts'

/** A pattern, as the source of an expression, and what it means. */
export type Phrase<T> = readonly [pattern: string, meaning: T]

export type TimeSpan = { from: string; to: string; evening?: { from: string; to: string } }
/** Spans of days that no single day says. */
export type DaySpan =
  | 'weekend'
  | 'next weekend'
  | 'this week'
  | 'next week'
  | 'this month'
  | 'next month'
  | 'weekdays'
  | 'soon'
  | 'today'
  | 'tomorrow'
  | 'day after tomorrow'
/** Days found in a text: where they stand, and the last day where the text names one. */
export type FoundDay = {
  index: number
  text: string
  from: Day
  to: Day | null
  isWholeMonth: boolean
}

export type Vocabulary = {
  kinds: readonly Phrase<Exclude<PoppiKind, 'help' | 'nothing'>>[]
  /** How questions about the app itself begin. */
  helpOpeners: string
  types: readonly Phrase<EventType>[]
  plays: readonly Phrase<EventFields['play']>[]
  genders: readonly Phrase<EventGender>[]
  levels: readonly Phrase<{ min: number; max: number }>[]
  ownLevel: string
  levelWord: string
  /** What stands before or after a number of a level. */
  levelAndUp: string
  levelUpTo: string
  levelTo: string
  near: string
  friends: string
  free: string
  /** With a number, perhaps. */
  places: readonly string[]
  facilities: readonly Phrase<WishedFacility>[]
  times: readonly Phrase<TimeSpan>[]
  /** What stands before a clock time. */
  clock: {
    /** In words. */
    hours: Readonly<Record<string, number>>
    after: string
    before: string
    at: string
    between: string
    and: string
    morning: string
    later: string
    spoken: SpokenTimes
  }
  /** Times of day that are today's. */
  partsOfToday: string
  spans: readonly Phrase<DaySpan>[]
  /** So many days or weeks from today on, with their number: how many days each is. */
  nextDays: readonly Phrase<number>[]
  /** After a day of the week: not today. */
  comingDay: string
  /** Between two days: all days from the one to the other. */
  daysTo: string
  findDays: (text: string, today: Day) => FoundDay[]
  /** Words that mean nothing alone. */
  stopWords: ReadonlySet<string>
}
