import * as v from 'valibot'
import { locationIdSchema } from '#domain/shared/id.ts'
import { defineContract, live } from '../call.ts'

const held = v.nullable(v.object({ n: v.number(), until: v.number() }))

export const ownFounding = live({
  name: 'founding-mine',
  who: 'player',
  isOwn: true,
  summary: 'What I can’t found now, at a venue.',
  input: v.strictObject({ locationId: v.nullable(locationIdSchema) }),
  output: v.object({ venue: held, club: held, event: held }),
  refusals: [],
})

export const foundingContract = defineContract({
  nouns: { founding: 'server' },
  live: [ownFounding],
})
