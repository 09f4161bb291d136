// The link that brings somebody along: who registers by it finds the venue chosen, and whoever
// shared it earns a diamond.

/** An address for `locationId` in the name of the player who shares it. */
export const inviteLink = (locationId: string, playerId: string): string =>
  `${location.origin}/register/${locationId}?from=${playerId}`
