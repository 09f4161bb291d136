// Calls and live queries about venue admins (the spec's locationsAdmin): inviting, accepting, and
// the log of what admins did.
import * as v from 'valibot'
import { eventTypes } from '#domain/event/event.ts'
import { locationLogActions } from '#domain/location/log.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live } from './call.ts'

const success = v.object({ success: v.boolean() })

/**
 * By player, by venue, or by both. An office is public: a hidden player's is told to callers that
 * ask about the venue, and to players that may see them. A venue on no list is told only to callers
 * that name it, and to the player. A player parted from me by a block holds none.
 */
export const locationAdmins = live({
  name: 'locationsAdmin-list',
  who: 'player',
  summary:
    'Who administers a venue, which venues a player administers, or whether the one does the other.',
  input: v.union([
    v.strictObject({ playerId: playerIdSchema }),
    v.strictObject({ locationId: locationIdSchema }),
    v.strictObject({ playerId: playerIdSchema, locationId: locationIdSchema }),
  ]),
  output: v.object({
    locationsAdmin: v.array(
      v.object({ playerId: v.string(), locationId: v.string(), created: v.string() }),
    ),
  }),
  refusals: [],
})

export const inviteAdmin = call({
  name: 'locationsAdmin-invite',
  who: 'player',
  kind: 'write',
  summary: 'Admin: invite a player to become an admin of the venue.',
  input: v.strictObject({ locationId: locationIdSchema, playerId: playerIdSchema }),
  output: success,
  refusals: [
    'location-not-found',
    'player-not-found',
    'admin-only',
    'already-admin-here',
    'already-requested',
    'too-many-invitations',
  ],
})

/** Refused with request-expired when the inviting admin is no admin anymore. */
export const acceptAdmin = call({
  name: 'locationsAdmin-accept',
  who: 'player',
  kind: 'write',
  summary: 'Accept an admin invitation; it works once.',
  input: v.strictObject({ messageId: uuidSchema }),
  output: v.object({ locationId: v.string(), locationName: v.string() }),
  refusals: [
    'request-not-found',
    'request-used',
    'request-expired',
    'already-admin',
    'active-location-limit',
  ],
})

/**
 * For admins of the venue. Names are those of today: null where the player or the event is gone, or
 * where the line has none. `other` is the second player of a swap. `detail` depends on the action:
 * the reason of a cancellation, the place of a move, the attendance of a check-in, the changed
 * fields of the venue, the kind of a report.
 */
export const locationLog = live({
  name: 'locationsAdmin-log',
  who: 'player',
  summary: 'Admin: everything admins did at the venue, newest first.',
  input: v.strictObject({
    locationId: locationIdSchema,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  }),
  output: v.object({
    lines: v.array(
      v.object({
        lineId: v.string(),
        action: v.picklist(locationLogActions),
        actorName: v.nullable(v.string()),
        playerName: v.nullable(v.string()),
        otherName: v.nullable(v.string()),
        event: v.nullable(
          v.object({
            eventId: v.string(),
            title: v.string(),
            type: v.picklist(eventTypes),
            startDate: v.string(),
          }),
        ),
        detail: v.string(),
        created: v.string(),
      }),
    ),
    more: v.boolean(),
  }),
  refusals: ['location-not-found', 'not-allowed'],
})
