// Events fixed before the demo's weekly program is generated, so that no one is in two places and
// no court is used twice.

export type Taken = {
  location: string
  startsAt: Date
  endsAt: Date
  playerIds: ReadonlySet<string>
}
type Times = Pick<Taken, 'startsAt' | 'endsAt'>

const overlaps = (one: Times, other: Times): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

export const isPlaceTaken = (
  taken: readonly Taken[],
  event: Times & Pick<Taken, 'location'>,
): boolean => taken.some((each) => each.location === event.location && overlaps(each, event))

export const listBusy = (taken: readonly Taken[], event: Times): Set<string> =>
  new Set(taken.filter((each) => overlaps(each, event)).flatMap(({ playerIds }) => [...playerIds]))
