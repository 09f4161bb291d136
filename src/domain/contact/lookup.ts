// How much an import may learn about addresses: whether an account here has proved one. Without a
// limit a long list would be a way to ask about strangers.

/** In 24 hours, by one account: addresses that are looked up, and rows that are told as players. */
export const lookupsADay = { addresses: 10_000, matches: 300 } as const
/** Of a small installation only so much of its players, but always a few. */
const matchShare = 0.05
const matchesMin = 3

/** How many rows a day may be told as players where so many `players` are. */
export const limitMatches = (players: number): number =>
  Math.min(lookupsADay.matches, Math.max(matchesMin, Math.floor(players * matchShare)))

/** With so many players and more the limit of a day is whole. */
export const wholeLimitPlayers = lookupsADay.matches / matchShare
export const lookupRestMs = 86_400_000

export type Lookups = { addresses: number; matches: number }

/**
 * What may still be learned after `done`. Of `addresses` the first are looked up; of what is found
 * the first are told. Everybody else is as good as unknown.
 */
export const limitLookups = (done: Lookups, addresses: number, players: number): Lookups => ({
  addresses: Math.max(0, Math.min(addresses, lookupsADay.addresses - done.addresses)),
  matches: Math.max(0, limitMatches(players) - done.matches),
})
