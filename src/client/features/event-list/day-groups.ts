// Groups events by start day, in their given order.

export type DayGroup<Event> = { day: string; events: Event[] }

/** Expects a list sorted by day, in either direction; adjacent events of one day form a group. */
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
