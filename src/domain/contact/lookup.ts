// How much an import may learn about addresses: whether an account here has proved one. Without a
// limit a long list would be a way to ask about strangers.

/** In 24 hours, by one account: addresses that are looked up, and rows that are told as players. */
export const lookupsADay = { addresses: 10_000, matches: 300 } as const
export const lookupRestMs = 86_400_000

export type Lookups = { addresses: number; matches: number }

/**
 * What may still be learned after `done`. Of `addresses` the first are looked up; of what is found
 * the first are told. Everybody else is as good as unknown.
 */
export const limitLookups = (done: Lookups, addresses: number): Lookups => ({
  addresses: Math.max(0, Math.min(addresses, lookupsADay.addresses - done.addresses)),
  matches: Math.max(0, lookupsADay.matches - done.matches),
})
