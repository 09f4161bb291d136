// Venue admins (the spec's locationsAdmin): invitations, acceptance, and the log of admin actions.
import * as v from 'valibot'
import { eventTypes } from '#domain/event/event.ts'
import { locationLogActions } from '#domain/location/log.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })

/**
 * By player, by venue, or both. Offices are public: a hidden player's is returned to callers who
 * ask by venue or may see the player. Unlisted venues are returned only when named, and to the
 * player. Blocked players are left out.
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

/** Refused with request-expired when the inviting admin is no longer an admin. */
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
 * For venue admins. Names are current: null when the player or event is gone, or the line doesn't
 * have one. `other` is the second player of a swap. `detail` depends on the action: reason of a
 * cancellation, target of a move, attendance, changed fields, or kind of report.
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

export const adminContract = defineContract({
  nouns: { locationsAdmin: 'venues' },
  calls: [inviteAdmin, acceptAdmin],
  live: [locationLog, locationAdmins],
})
