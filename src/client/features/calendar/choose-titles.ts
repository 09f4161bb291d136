// Chooses which events of a day a small cell names: each whole, or not at all.

type Named = { status: string; myPlace: string | null; startsAt: string }

const titlesMax = 3

/**
 * At most three, by time, mine before others, as many as fit into `lines` where each takes
 * `countLines`; `more` counts the rest, in a line of its own, and is 0 where the first title needs
 * that line. `counted` is the total when not all events are loaded.
 */
export function chooseTitles<Event extends Named>(
  events: readonly Event[],
  lines: number,
  counted: number,
  countLines: (event: Event) => number = () => 1,
): { shown: Event[]; more: number } {
  const planned = events.filter(({ status }) => status === 'published')
  const all = Math.max(planned.length, counted)
  const isOther = ({ myPlace }: Event) => Number(myPlace === null)
  const byWeight = planned.toSorted((one, other) => isOther(one) - isOther(other))
  const whole = fillLines(byWeight, lines, countLines)
  const [first] = byWeight
  const needsAll = first !== undefined && lines > 1 && countLines(first) >= lines
  const isWhole = needsAll || whole.length === all
  const chosen = isWhole ? whole : fillLines(byWeight, lines - 1, countLines)
  const shown = chosen.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  return { shown, more: needsAll ? 0 : all - shown.length }
}

/** The first is named even if it has to be cut. */
function fillLines<Event>(
  events: readonly Event[],
  lines: number,
  countLines: (event: Event) => number,
): Event[] {
  const shown: Event[] = []
  let left = lines
  for (const event of events) {
    const needed = Math.min(countLines(event), shown.length === 0 ? Math.max(lines, 0) : Infinity)
    if (shown.length === titlesMax || needed > left || left <= 0) continue
    shown.push(event)
    left -= needed
  }
  return shown
}
