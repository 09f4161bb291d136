// The draw of an event: making it early, and its record, which anyone can verify.
import * as v from 'valibot'
import { entryPlaces } from '#domain/event/entry.ts'
import { signupModes } from '#domain/event/event.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'

const byEvent = v.strictObject({ eventId: uuidSchema })

export const makeDraw = call({
  name: 'draws-make',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: make the draw of an event now instead of at its time.',
  input: byEvent,
  output: v.object({ success: v.boolean() }),
  refusals: ['event-not-found', 'not-allowed', 'event-cancelled', 'draw-made'],
})

/**
 * The record that domain/event/draw.ts repeats: parties in sign-up order with turns, rank and
 * resulting place. held: places given by the organizer before. isBalanced: places were balanced
 * between women and men.
 */
export const drawByEvent = live({
  name: 'draws-byEvent',
  who: 'player',
  summary: 'The recorded draw of an event; null before it was made.',
  input: byEvent,
  output: v.nullable(
    v.object({
      mode: v.picklist(signupModes),
      seed: v.number(),
      maxPlayers: v.number(),
      held: v.number(),
      isBalanced: v.boolean(),
      made: v.string(),
      madeBy: v.nullable(v.string()),
      parties: v.array(
        v.object({
          playerIds: v.array(v.string()),
          playerNames: v.array(v.string()),
          guests: v.number(),
          turns: v.number(),
          rank: v.number(),
          place: v.picklist(entryPlaces),
        }),
      ),
    }),
  ),
  refusals: ['event-not-found'],
})

export const drawContract = defineContract({
  nouns: { draws: 'events' },
  calls: [makeDraw],
  live: [drawByEvent],
})
