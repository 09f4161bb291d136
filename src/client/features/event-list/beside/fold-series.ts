// Folds one series on one day of a list: open play at three venues is one row.

type Foldable = { title: string; type: string; status: string; myPlace: string | null }

const foldedMin = 3

/**
 * Groups the events of one day by name, in the order of their first; what is mine or isn't planned
 * stays alone, and so do fewer than three.
 */
export function foldSeries<Event extends Foldable>(events: readonly Event[]): Event[][] {
  const byName = Map.groupBy(events.filter(isFoldable), getName)
  const folded = new Set(
    [...byName].flatMap(([name, { length }]) => (length < foldedMin ? [] : name)),
  )
  return events.flatMap((event) => {
    const name = getName(event)
    if (!isFoldable(event) || !folded.has(name)) return [[event]]
    const ofOne = byName.get(name) ?? []
    return ofOne[0] === event ? [ofOne] : []
  })
}

const isFoldable = ({ status, myPlace }: Foldable): boolean =>
  status === 'published' && myPlace === null

const getName = ({ title, type }: Foldable): string => (title === '' ? type : title)
