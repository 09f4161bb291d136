// The repeat setting being edited and the dates it gives. Input for one kind of end is kept while
// the other is selected.
import { occurrenceDays, occurrencesMin, type Repeat } from '#domain/event/series.ts'
import { addDays, isDay, getWeekday, type Day } from '#domain/shared/day.ts'

export type RepeatDraft = {
  everyWeeks: number
  weekdays: readonly number[]
  end: 'count' | 'until'
  count: number
  until: string | null
}

export const freshRepeat = (startDate: string | null): RepeatDraft => ({
  everyWeeks: 1,
  weekdays: [],
  end: 'count',
  count: 8,
  until: startDate !== null && isDay(startDate) ? addDays(startDate, 49) : null,
})

export const daysChosen = ({ weekdays }: RepeatDraft, startDate: string | null): number[] => [
  ...new Set([
    ...weekdays,
    ...(startDate !== null && isDay(startDate) ? [getWeekday(startDate)] : []),
  ]),
]

export function toRepeat(
  draft: RepeatDraft,
  startDate: string | null,
): { repeat: Repeat; days: Day[] } | null {
  if (startDate === null || !isDay(startDate)) return null
  const until = draft.until !== null && isDay(draft.until) ? draft.until : null
  if (draft.end === 'until' && until === null) return null
  const repeat = {
    everyWeeks: draft.everyWeeks,
    weekdays: daysChosen(draft, startDate),
    until: draft.end === 'until' ? until : null,
    count: draft.end === 'count' ? draft.count : null,
  }
  const days = occurrenceDays(startDate, repeat)
  return days.length < occurrencesMin ? null : { repeat, days }
}
