// The list of players looking for a partner in an event for teams.
import * as v from 'valibot'
import { seekNoteMax } from '#domain/partner/partner.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { lineSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from '../call.ts'
import { playerCard } from '../profile.ts'
import { houseRefusals } from '../roster.ts'

const success = v.object({ success: v.boolean() })

const seekPartner = call({
  name: 'partners-seek',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Put myself on the list of those looking for a partner, with a note.',
  input: v.strictObject({ eventId: uuidSchema, note: lineSchema(seekNoteMax) }),
  output: success,
  refusals: [
    'event-not-found',
    'event-in-past',
    'event-cancelled',
    'event-closed',
    'partner-not-needed',
    'already-signed-up',
    'has-partner',
    'sent-out',
    'league-only',
    'skill-too-low',
    'skill-too-high',
    'gender-not-allowed',
    'age-not-allowed',
    'birth-year-needed',
    'too-many-seekers',
    ...houseRefusals,
  ],
})

/** Not being on the list is no refusal, so the call reveals no other entries. */
const stopSeeking = call({
  name: 'partners-stop',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Leave the list of those looking for a partner; organizers take others off it.',
  input: v.strictObject({ eventId: uuidSchema, playerId: playerIdSchema }),
  output: success,
  refusals: ['event-not-found', 'not-allowed'],
})

export const partnerCalls = [seekPartner, stopSeeking] as const

/**
 * Oldest first. Outsiders get the players they may see, organizers all except blocked ones. mine is
 * null when I'm not on the list.
 */
export const partnersByEvent = live({
  name: 'partners-byEvent',
  who: 'player',
  summary: 'The players looking for a partner in an event, and my own note.',
  input: v.strictObject({ eventId: uuidSchema }),
  output: v.object({
    seekers: v.array(v.object({ ...playerCard.entries, note: v.string() })),
    mine: v.nullable(v.object({ note: v.string() })),
  }),
  refusals: ['event-not-found'],
})

export const partnerContract = defineContract({
  nouns: { partners: 'teams' },
  calls: partnerCalls,
  live: [partnersByEvent],
})
