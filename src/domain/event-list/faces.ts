// The faces on the card of an event: a few players, the viewer's friends first.

/** So many are on a card. */
export const facesMax = 3

/** The friends' faces, then those of others; names are unique. */
export function joinFaces<Face extends { playerName: string }>(
  friends: readonly Face[],
  others: readonly Face[],
): Face[] {
  const known = new Set(friends.map(({ playerName }) => playerName))
  return [...friends, ...others.filter(({ playerName }) => !known.has(playerName))].slice(
    0,
    facesMax,
  )
}
