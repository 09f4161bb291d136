// Limits how many addresses an import may check for a proved account here. Without a limit, a long
// list could probe for strangers.

/** Per account in 24 hours: addresses looked up, and rows reported as players. */
export const lookupsADay = { addresses: 10_000, matches: 300 } as const
/**
 * In a small installation the limit of reported players is this share of all its players, but at
 * least matchesMin.
 */
const matchShare = 0.05
const matchesMin = 3

export const limitMatches = (players: number): number =>
  Math.min(lookupsADay.matches, Math.max(matchesMin, Math.floor(players * matchShare)))

export const wholeLimitPlayers = lookupsADay.matches / matchShare
export const lookupRestMs = 86_400_000

export type Lookups = { addresses: number; matches: number }

/**
 * The remaining limits after `done`. The first `addresses` are looked up, and the first matches
 * reported; all others count as unknown.
 */
export const limitLookups = (done: Lookups, addresses: number, players: number): Lookups => ({
  addresses: Math.max(0, Math.min(addresses, lookupsADay.addresses - done.addresses)),
  matches: Math.max(0, limitMatches(players) - done.matches),
})
