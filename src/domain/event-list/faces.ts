// Faces on an event's card: a few players, the viewer's friends first.

export const facesMax = 3

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
