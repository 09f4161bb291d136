// What the operator sets for the PlayerPass; the spec's ppGlobals/current.
import * as v from 'valibot'
import { live } from './call.ts'

export const currentPpGlobals = live({
  name: 'ppGlobals-current', who: 'player', summary: 'The platform fee of the PlayerPass.', input: v.strictObject({}), output: v.object({ platformFee: v.number() }), refusals: [],
})
