// Calls and live queries about the results of an event: closing and opening them, and its medals.
import * as v from 'valibot'
import { eventCourtsMax } from '#domain/event/event.ts'
import { roundsMax } from '#domain/event/format.ts'
import { medals } from '#domain/medal/medal.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'

const eventId = uuidSchema
const success = v.object({ success: v.boolean() })
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(eventCourtsMax * roundsMax))
const base = ['event-not-found', 'not-allowed', 'match-list-not-found'] as const

/**
 * Shared by all viewers of the event. number: in the match list. closed is null while matches may
 * still be played.
 */
export const resultsByEvent = live({
  name: 'results-byEvent',
  who: 'player',
  summary:
    'Whether the results of an event stand, and who has a medal of it, live. Standings follow from its match list.',
  input: v.strictObject({ eventId }),
  output: v.object({
    closed: v.nullable(v.string()),
    awards: v.array(v.object({ number: v.number(), medal: v.picklist(medals) })),
  }),
  refusals: ['event-not-found'],
})

/**
 * unplayed: matches without a score that are dropped; unanswered: scores that now count. Both must
 * equal what the organizer saw.
 */
export const closeResults = call({
  name: 'results-close',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: the results stand and medals are given.',
  input: v.strictObject({ eventId, unplayed: count, unanswered: count }),
  output: success,
  refusals: [
    ...base,
    'match-list-closed',
    'event-too-early',
    'match-list-changed',
    'results-disputed',
    'results-empty',
  ],
})

export const reopenResults = call({
  name: 'results-reopen',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: play on; the medals are taken back until the results are closed again.',
  input: v.strictObject({ eventId }),
  output: success,
  refusals: [...base, 'results-open'],
})

export const resultContract = defineContract({
  nouns: { results: 'play' },
  calls: [closeResults, reopenResults],
  live: [resultsByEvent],
})
