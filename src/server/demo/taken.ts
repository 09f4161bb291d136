// What stands before the weekly program of the demo is made. Nobody is at two places at a time, and
// no court is used twice.

/** An event that is settled, and its players. */
export type Taken = {
  location: string
  startsAt: Date
  endsAt: Date
  playerIds: ReadonlySet<string>
}
type Times = Pick<Taken, 'startsAt' | 'endsAt'>

const overlaps = (one: Times, other: Times): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** True while another event of that place is on. */
export const isPlaceTaken = (
  taken: readonly Taken[],
  event: Times & Pick<Taken, 'location'>,
): boolean => taken.some((each) => each.location === event.location && overlaps(each, event))

/** Everyone who plays elsewhere at that time. */
export const listBusy = (taken: readonly Taken[], event: Times): Set<string> =>
  new Set(taken.filter((each) => overlaps(each, event)).flatMap(({ playerIds }) => [...playerIds]))
