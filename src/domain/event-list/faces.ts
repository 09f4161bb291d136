// The faces on an event and on its card: a few players, the viewer's friends first.

/** So many are on a card. */
export const facesMax = 3
/** At most so many are on the event's own screen. */
export const eventFacesMax = 8

/** The friends' faces, then those of others; names are unique. */
export function joinFaces<Face extends { playerName: string }>(
  friends: readonly Face[],
  others: readonly Face[],
  max = facesMax,
): Face[] {
  const known = new Set(friends.map(({ playerName }) => playerName))
  return [...friends, ...others.filter(({ playerName }) => !known.has(playerName))].slice(0, max)
}
