// The type of a language's vocabulary for Poppi; all language-specific words are in such tables.
// Patterns match folded text (no accents, lowercase) between word boundaries, longest first.
import type { EventFields } from '#domain/event/event-fields.ts'
import type { EventGender, EventType } from '#domain/event/event.ts'
import type { PoppiKind, WishedFacility } from '#domain/poppi/poppi.ts'
import type { Day } from '#domain/shared/day.ts'
import type { SpokenTimes } from './spoken-times.ts'

export type Phrase<T> = readonly [pattern: string, meaning: T]

export type TimeSpan = { from: string; to: string; evening?: { from: string; to: string } }
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
/** `index`: position in the text; the last day is set when the text names one. */
export type FoundDay = {
  index: number
  text: string
  from: Day
  to: Day | null
  isWholeMonth: boolean
}

export type Vocabulary = {
  kinds: readonly Phrase<Exclude<PoppiKind, 'help' | 'nothing'>>[]
  helpOpeners: string
  types: readonly Phrase<EventType>[]
  plays: readonly Phrase<EventFields['play']>[]
  genders: readonly Phrase<EventGender>[]
  levels: readonly Phrase<{ min: number; max: number }>[]
  ownLevel: string
  levelWord: string
  levelAndUp: string
  levelUpTo: string
  levelTo: string
  near: string
  friends: string
  free: string
  places: readonly string[]
  facilities: readonly Phrase<WishedFacility>[]
  times: readonly Phrase<TimeSpan>[]
  clock: {
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
  partsOfToday: string
  spans: readonly Phrase<DaySpan>[]
  /** "The next N days or weeks", with the number of days in each unit. */
  nextDays: readonly Phrase<number>[]
  /** After a weekday: excludes today. */
  comingDay: string
  daysTo: string
  findDays: (text: string, today: Day) => FoundDay[]
  stopWords: ReadonlySet<string>
}
