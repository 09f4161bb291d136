// Calls and live queries about reports.
import * as v from 'valibot'
import {
  appealTextMax,
  reportKinds,
  reportReasonMax,
  venueOutcomes,
} from '#domain/report/report.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'
import { clubIdSchema } from './club.ts'

const success = v.object({ success: v.boolean() })

/** A photo is a player's or a venue's; a message is one that I received. */
const reported = v.variant('kind', [
  v.strictObject({ kind: v.literal('player'), playerId: playerIdSchema }),
  v.strictObject({ kind: v.literal('message'), messageId: uuidSchema }),
  v.strictObject({ kind: v.literal('photo'), playerId: playerIdSchema }),
  v.strictObject({ kind: v.literal('photo'), locationId: locationIdSchema }),
  v.strictObject({ kind: v.literal('club'), locationId: locationIdSchema, clubId: clubIdSchema }),
  v.strictObject({ kind: v.literal('location'), locationId: locationIdSchema }),
  v.strictObject({ kind: v.literal('media'), mediaId: uuidSchema }),
])

export const createReport = call({
  name: 'reports-create',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Report a player, a message I received, a photo, a club, a venue or a link.',
  input: v.strictObject({ reported, reason: textSchema(reportReasonMax, 1) }),
  output: success,
  refusals: [
    'player-not-found',
    'message-not-found',
    'club-not-found',
    'location-not-found',
    'media-not-found',
  ],
})

/**
 * For the venue's admins, without reports about themselves. The reporter stays anonymous.
 * `message`: reported text, or a link's caption and address; photoURL: reported photo, else '';
 * without a playerId the photo is the venue's. canRemove: it still exists.
 */
export const reportsAt = live({
  name: 'reports-atLocation',
  who: 'player',
  summary: 'Admin: open reports of the venue, oldest first.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    reports: v.array(
      v.object({
        reportId: v.string(),
        kind: v.picklist(reportKinds),
        playerId: v.nullable(v.string()),
        playerName: v.nullable(v.string()),
        clubName: v.nullable(v.string()),
        photoURL: v.string(),
        message: v.string(),
        reason: v.string(),
        created: v.string(),
        canRemove: v.boolean(),
      }),
    ),
  }),
  refusals: ['location-not-found', 'not-allowed'],
})

/** 'removed' deletes the reported photo, message or club; bad-input for a player or a venue. */
export const closeReport = call({
  name: 'reports-close',
  who: 'player',
  kind: 'write',
  summary: 'Admin: dismiss a report, or remove its subject.',
  input: v.strictObject({ reportId: uuidSchema, outcome: v.picklist(venueOutcomes) }),
  output: success,
  refusals: ['report-not-found', 'report-closed', 'bad-input'],
})

export const appealDecision = call({
  name: 'reports-appeal',
  who: 'player',
  kind: 'write',
  limit: 'contact',
  isOwn: true,
  summary: 'Ask once that someone else looks at what was decided about me.',
  input: v.strictObject({ decisionId: uuidSchema, text: textSchema(appealTextMax, 1) }),
  output: success,
  refusals: ['report-not-found', 'request-used'],
})

export const reportContract = defineContract({
  nouns: { reports: 'reports' },
  calls: [createReport, closeReport, appealDecision],
  live: [reportsAt],
})
