// Which events of a day are named in a cell with little room.

type Named = { status: string; myPlace: string | null; startsAt: string }

/**
 * As many as have room, by time, mine before others; `more` says how many are not named. `counted`
 * is how many there are where not all are known.
 */
export function chooseTitles<Event extends Named>(
  events: readonly Event[],
  lines: number,
  counted: number,
): { shown: Event[]; more: number } {
  const planned = events.filter(({ status }) => status === 'published')
  const all = Math.max(planned.length, counted)
  const room = all > lines ? lines - 1 : lines
  const isOther = ({ myPlace }: Event) => Number(myPlace === null)
  const shown = planned
    .toSorted((one, other) => isOther(one) - isOther(other))
    .slice(0, Math.max(room, 0))
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  return { shown, more: all - shown.length }
}
