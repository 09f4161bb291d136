// The operator's settings of the Player Pass; the spec's ppGlobals/current.
import * as v from 'valibot'
import { live, defineContract } from './call.ts'

export const currentPpGlobals = live({
  name: 'ppGlobals-current',
  who: 'player',
  summary: 'The platform fee of the PlayerPass, in percent, and its tiers, the lowest first.',
  input: v.strictObject({}),
  output: v.object({
    platformFee: v.number(),
    tiers: v.array(v.object({ tier: v.string(), weeklyAllowance: v.number() })),
  }),
  refusals: [],
})

export const ppGlobalsContract = defineContract({
  nouns: { ppGlobals: 'passes' },
  live: [currentPpGlobals],
})
