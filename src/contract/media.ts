// Calls and live queries about media.
import * as v from 'valibot'
import { mediaCaptionMax, mediaKinds, mediaLimit } from '#domain/media/media.ts'
import { linkMax, socialNetworks } from '#domain/player/profile.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'

/**
 * mediaId is '' for the venue's photo, which names no player. url is ours for a photo, else the
 * network's. mayRemove: mine, or I'm an admin of the venue; the venue's photo is changed on its
 * page.
 */
const mediaItem = v.object({
  mediaId: v.string(),
  kind: v.picklist(['photo', ...mediaKinds]),
  network: v.nullable(v.picklist(socialNetworks)),
  url: v.string(),
  caption: v.string(),
  created: v.string(),
  locationId: v.string(),
  locationName: v.string(),
  playerId: v.nullable(v.string()),
  playerName: v.nullable(v.string()),
  photoURL: v.string(),
  isMine: v.boolean(),
  mayRemove: v.boolean(),
})

export const listMedia = live({
  name: 'media-list',
  who: 'player',
  summary:
    'Photos of these venues, and the videos and posts that players linked there, newest first.',
  input: v.strictObject({
    locationIds: v.pipe(v.array(locationIdSchema), v.maxLength(mediaLimit)),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mediaLimit)),
  }),
  output: v.object({ items: v.array(mediaItem), more: v.boolean() }),
  refusals: [],
})

const linkMedia = call({
  name: 'media-link',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Link a video or a post at one of my active venues.',
  input: v.strictObject({
    locationId: locationIdSchema,
    url: v.pipe(v.string(), v.maxLength(linkMax * 2)),
    caption: textSchema(mediaCaptionMax),
  }),
  output: v.object({ mediaId: v.string() }),
  refusals: [
    'location-not-found',
    'not-allowed',
    'media-link-invalid',
    'media-linked-already',
    'too-many-media',
    'too-many-new-media',
  ],
})

const removeMedia = call({
  name: 'media-remove',
  who: 'player',
  kind: 'write',
  summary: 'Take a link away: my own, or as an admin any at my venue.',
  input: v.strictObject({ mediaId: uuidSchema }),
  output: v.object({ success: v.boolean() }),
  refusals: ['media-not-found', 'not-allowed'],
})

export const mediaCalls = [linkMedia, removeMedia] as const

export const mediaContract = defineContract({
  nouns: { media: 'reports' },
  calls: mediaCalls,
  live: [listMedia],
})
