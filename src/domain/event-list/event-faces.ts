// The faces on an event's own screen: the viewer, their friends, then the others.

/** At most so many. */
const eventFacesMax = 8

/** `faces` in the order they came; those of one group keep it. */
export function orderEventFaces<Face extends { playerId: string }>(
  faces: readonly Face[],
  viewer: string,
  friendIds: ReadonlySet<string>,
): Face[] {
  const rank = ({ playerId }: Face): number =>
    playerId === viewer ? 0 : friendIds.has(playerId) ? 1 : 2
  return faces.toSorted((a, b) => rank(a) - rank(b)).slice(0, eventFacesMax)
}
