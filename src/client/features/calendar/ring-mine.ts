// My days are ringed only while they are less than half of those on the page.
import type { CalendarDay } from '#domain/event/calendar.ts'

export function ringsMine(
  rows: readonly (readonly CalendarDay[])[],
  isMine: (day: string) => boolean,
): boolean {
  const open = rows.flat().filter(({ isPast, beyondWindow }) => !isPast && !beyondWindow)
  return open.filter(({ day }) => isMine(day)).length * 2 < open.length
}
