// Chooses which events of a day a small cell names.

type Named = { status: string; myPlace: string | null; startsAt: string }

/**
 * As many as fit, by time, mine before others; `more` counts the rest. `counted` is the total when
 * not all events are loaded.
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
