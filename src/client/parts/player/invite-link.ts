// The link that brings someone along: registering by it finds the venue chosen, and its
// sender earns a diamond.

/** An address for `locationId` in the name of the sharing player. */
export const inviteLink = (locationId: string, playerId: string): string =>
  `${location.origin}/register/${locationId}?from=${playerId}`
