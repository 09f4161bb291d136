// The invitation link of a player: registering by it preselects the venue, and the sender earns a
// diamond.

export const inviteLink = (locationId: string, playerId: string): string =>
  `${location.origin}/register/${locationId}?from=${playerId}`
