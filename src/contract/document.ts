// Writes records by collection and id, as the spec's clients do. Each row below maps to another
// call (docs/protocol.md lists them); values that the server computes itself (created, names,
// channel) must match.
import * as v from 'valibot'
import { messageTypes } from '#domain/message/message.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { wholeMax } from '#domain/shared/number-bounds.ts'
import { call, defineContract } from './call.ts'
import { clubName, clubNameRefusals } from './club.ts'
import { messageText, sendMessage } from './message.ts'

/** The client's time; the server uses its own clock. */
const instant = v.nullish(
  v.union([
    v.pipe(v.string(), v.maxLength(100)),
    v.pipe(v.number(), v.minValue(-wholeMax), v.maxValue(wholeMax)),
  ]),
)
const stated = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema)

const statedText = v.nullish(v.pipe(v.string(), v.maxLength(500)))

const markedRead = v.strictObject({ read: v.literal(true) })

const letter = v.strictObject({
  type: stated(v.picklist(messageTypes)),
  fromId: stated(playerIdSchema),
  from: statedText,
  toId: playerIdSchema,
  to: statedText,
  channel: statedText,
  message: messageText,
  read: stated(v.literal(false)),
  eventId: stated(uuidSchema),
  locationId: stated(locationIdSchema),
  created: instant,
})

const owner = { playerId: stated(playerIdSchema), userId: statedText, created: instant }
const club = v.strictObject({
  clubName,
  location: stated(locationIdSchema),
  playerId: stated(playerIdSchema),
  members: stated(v.literal(1)),
  owner: stated(v.literal(true)),
  created: instant,
})

export const changedFields = {
  alerts: markedRead,
  messages: markedRead,
  messageLast: v.union([
    markedRead,
    v.strictObject({ ...letter.entries, channelPhotoURL: statedText }),
  ]),
  playerLocations: v.strictObject({
    ...owner,
    locationId: stated(locationIdSchema),
    removed: v.boolean(),
  }),
  playerFriends: v.strictObject({
    ...owner,
    friendId: stated(playerIdSchema),
    friend: v.boolean(),
  }),
  playerFavorites: v.strictObject({
    ...owner,
    favoriteId: stated(playerIdSchema),
    favorite: v.boolean(),
  }),
  players: v.strictObject({ homeLocation: locationIdSchema }),
  clubs: club,
  locations: v.strictObject({ photoURL: v.pipe(v.string(), v.maxLength(500)), edited: instant }),
}

export const addedFields = {
  messages: letter,
  clubs: v.strictObject({ ...club.entries, location: locationIdSchema }),
  eventTeams: v.strictObject({
    eventId: uuidSchema,
    p1: playerIdSchema,
    p2: playerIdSchema,
    team: stated(v.pipe(v.array(playerIdSchema), v.length(2))),
    deleted: stated(v.literal(false)),
    created: instant,
  }),
  locationsAdmin: v.strictObject({
    playerId: stated(playerIdSchema),
    locationId: locationIdSchema,
    created: instant,
  }),
}

export type ChangedFields = {
  [C in keyof typeof changedFields]: v.InferOutput<(typeof changedFields)[C]>
}
export type AddedFields = {
  [C in keyof typeof addedFields]: v.InferOutput<(typeof addedFields)[C]>
}

const collection = v.pipe(v.string(), v.maxLength(40))
const id = v.pipe(v.string(), v.maxLength(200))
const fields = v.pipe(
  v.unknown(),
  v.check(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
    'no fields',
  ),
)
const success = v.object({ success: v.boolean() })

/**
 * not-allowed also covers missing records and those of others. The rest are refusals of the
 * underlying calls.
 */
const changeRefusals = [
  'not-allowed',
  'location-not-found',
  'active-location-limit',
  'last-admin',
  'player-not-found',
  'friend-yourself',
  'favorite-yourself',
  ...clubNameRefusals,
  'too-many-clubs',
] as const

const updateDocument = call({
  name: 'documentUpdates-updateDocument',
  who: 'player',
  kind: 'write',
  summary: 'Change fields of a record of mine.',
  input: v.strictObject({ collection, id, fields }),
  output: success,
  refusals: changeRefusals,
})

/** Without merge the record is replaced, so only complete records are accepted. */
const setDocument = call({
  name: 'documentUpdates-setDocument',
  who: 'player',
  kind: 'write',
  summary: 'Write a record of mine under its id, or with merge change fields of it.',
  input: v.strictObject({ collection, id, merge: v.nullish(v.boolean()), fields }),
  output: success,
  refusals: changeRefusals,
})

const addDocument = call({
  name: 'documentUpdates-addDocument',
  who: 'player',
  kind: 'write',
  summary:
    'Add a record: a message or request, a club, a team I was asked for, an office I was invited to.',
  input: v.strictObject({ collection, fields }),
  output: success,
  refusals: [
    'not-allowed',
    ...sendMessage.refusals,
    'location-not-found',
    'already-requested',
    'event-in-past',
    'event-cancelled',
    'event-not-doubles',
    'team-already-accepted',
    'has-partner',
    'request-used',
    'request-expired',
    'admin-only',
    'already-admin-here',
    'already-admin',
    'active-location-limit',
    ...clubNameRefusals,
    'too-many-team-requests',
    'too-many-clubs',
    'too-many-invitations',
  ],
})

const deleteDocument = call({
  name: 'documentUpdates-deleteDocument',
  who: 'player',
  kind: 'write',
  summary: 'Delete a club of mine, or take a member out of it; leave a club.',
  input: v.strictObject({ collection, id }),
  output: success,
  refusals: ['not-allowed', 'club-owner-stays'],
})

export const documentCalls = [updateDocument, setDocument, addDocument, deleteDocument] as const

export const documentContract = defineContract({
  nouns: { documentUpdates: 'records' },
  calls: documentCalls,
})
