// Club purses: entries sold to members, and their balance.
import * as v from 'valibot'
import { purseEntriesMax, purseKinds } from '#domain/purse/purse.ts'
import { locationIdSchema, playerIdSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'
import { clubIdSchema } from './club.ts'

const byClub = v.strictObject({ locationId: locationIdSchema, clubId: clubIdSchema })

const sell = call({
  name: 'purses-sell',
  who: 'player',
  kind: 'write',
  summary:
    'Club owner: give a member entries that were paid outside, or take some back (below zero).',
  input: v.strictObject({
    ...byClub.entries,
    playerId: playerIdSchema,
    entries: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(-purseEntriesMax),
      v.maxValue(purseEntriesMax),
      v.notValue(0),
    ),
  }),
  output: v.object({ balance: v.number() }),
  refusals: ['club-not-found', 'not-allowed', 'not-a-member', 'purse-too-full', 'purse-too-empty'],
})

export const purseCalls = [sell] as const

export const myPurse = live({
  name: 'purses-mine',
  who: 'player',
  summary: 'What is left of my entries of a club.',
  input: byClub,
  output: v.object({
    isOpen: v.boolean(),
    balance: v.number(),
    entries: v.array(
      v.object({
        kind: v.picklist(purseKinds),
        amount: v.number(),
        created: v.string(),
        title: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: ['club-not-found'],
})

export const purseHolders = live({
  name: 'purses-holders',
  who: 'player',
  summary: 'Club owner: what is left of the entries of each member, by name, 99 a page.',
  input: v.strictObject({
    ...byClub.entries,
    after: v.optional(v.nullable(playerIdSchema), null),
  }),
  output: v.object({
    holders: v.array(
      v.object({ playerId: v.string(), playerName: v.string(), balance: v.number() }),
    ),
    more: v.boolean(),
  }),
  refusals: ['club-not-found', 'not-allowed'],
})

export const purseContract = defineContract({
  nouns: { purses: 'money' },
  calls: purseCalls,
  live: [myPurse, purseHolders],
})
