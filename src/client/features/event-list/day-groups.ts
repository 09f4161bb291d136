// Events under the days they start on, in the order they come in.

export type DayGroup<Event> = { day: string; events: Event[] }

/** Neighbours of one day form a group; the list is sorted by day already, up or down. */
export function groupByDay<Event extends { startDate: string }>(
  events: readonly Event[],
): DayGroup<Event>[] {
  const groups: DayGroup<Event>[] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.day === event.startDate) last.events.push(event)
    else groups.push({ day: event.startDate, events: [event] })
  }
  return groups
}
