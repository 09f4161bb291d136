// Faces on an event's own screen: the viewer, their friends, then others.

const eventFacesMax = 8

export function orderEventFaces<Face extends { playerId: string }>(
  faces: readonly Face[],
  viewer: string,
  friendIds: ReadonlySet<string>,
): Face[] {
  const rank = ({ playerId }: Face): number =>
    playerId === viewer ? 0 : friendIds.has(playerId) ? 1 : 2
  return faces.toSorted((a, b) => rank(a) - rank(b)).slice(0, eventFacesMax)
}
