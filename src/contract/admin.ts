// What can be asked about venue admins (the spec's locationsAdmin): inviting, accepting, and the log of what admins did.
import * as v from 'valibot'
import { locationLogActions } from '#domain/location/log.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live } from './call.ts'

const success = v.object({ success: v.boolean() })

export const inviteAdmin = call({
  name: 'locationsAdmin-invite', who: 'player', kind: 'write', summary: 'Admin: invite a player to become an admin of the venue.',
  input: v.strictObject({ locationId: locationIdSchema, playerId: playerIdSchema }), output: success,
  refusals: ['location-not-found', 'player-not-found', 'admin-only', 'already-admin-here', 'already-requested'],
})

/** Refused with request-expired when who invited is no admin any more. */
export const acceptAdmin = call({
  name: 'locationsAdmin-accept', who: 'player', kind: 'write', summary: 'Accept an admin invitation; it works once.',
  input: v.strictObject({ messageId: uuidSchema }), output: v.object({ locationId: v.string(), locationName: v.string() }),
  refusals: ['request-not-found', 'request-used', 'request-expired', 'already-admin'],
})

/** For admins of the venue; to everyone else the venue has none. Newest first; `eventName` is '' when there is no event. */
export const locationLog = live({
  name: 'locationsAdmin-log', who: 'player', summary: 'Admin: everything admins did at the venue, newest first.',
  input: v.strictObject({ locationId: locationIdSchema, limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)) }),
  output: v.object({
    lines: v.array(v.object({
      lineId: v.string(), action: v.picklist(locationLogActions), actorName: v.nullable(v.string()), playerName: v.nullable(v.string()), eventId: v.nullable(v.string()), eventName: v.string(),
      detail: v.string(), created: v.string(),
    })),
    more: v.boolean(),
  }),
  refusals: ['location-not-found', 'not-allowed'],
})
