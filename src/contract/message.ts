// Calls and live queries about messages. The sender is always the caller.
import * as v from 'valibot'
import { alertsLimit } from '#domain/alert/alert.ts'
import { eventTypes } from '#domain/event/event.ts'
import { messageMax, messageTypes, requestStates } from '#domain/message/message.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })
export const messageText = textSchema(messageMax)

export const messageSummary = live({
  name: 'messages-summary',
  who: 'player',
  summary: 'My threads by their last message, newest first.',
  input: v.strictObject({
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
  }),
  output: v.object({
    threads: v.array(
      v.object({
        playerId: v.string(),
        playerName: v.string(),
        photoURL: v.string(),
        type: v.picklist(messageTypes),
        preview: v.string(),
        created: v.string(),
        fromMe: v.boolean(),
        unread: v.boolean(),
      }),
    ),
    more: v.boolean(),
  }),
  refusals: [],
})

const aboutEvent = v.object({
  eventId: v.string(),
  title: v.string(),
  type: v.picklist(eventTypes),
  locationName: v.string(),
  startDate: v.string(),
  startTime: v.string(),
})

/** `request` is null for plain messages; its location is the venue of an admin request. */
export const messageThread = live({
  name: 'messages-thread',
  who: 'player',
  summary: 'My messages with one player, newest first.',
  input: v.strictObject({
    playerId: playerIdSchema,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(alertsLimit)),
  }),
  output: v.object({
    playerId: v.string(),
    playerName: v.string(),
    photoURL: v.string(),
    messages: v.array(
      v.object({
        messageId: v.string(),
        type: v.picklist(messageTypes),
        message: v.string(),
        created: v.string(),
        fromMe: v.boolean(),
        fromId: v.string(),
        toId: v.string(),
        channel: v.string(),
        read: v.boolean(),
        event: v.nullable(aboutEvent),
        request: v.nullable(
          v.object({
            state: v.picklist(requestStates),
            locationId: v.nullable(v.string()),
            locationName: v.string(),
          }),
        ),
      }),
    ),
    more: v.boolean(),
  }),
  refusals: ['player-not-found'],
})

/** from and to are names, channel is fromId + toId; channelPhotoURL is the sender's photo. */
const messageRecord = v.object({
  messageId: v.string(),
  type: v.picklist(messageTypes),
  fromId: v.string(),
  from: v.string(),
  toId: v.string(),
  to: v.string(),
  channel: v.string(),
  channelPhotoURL: v.string(),
  message: v.string(),
  read: v.boolean(),
  eventId: v.nullable(v.string()),
  locationId: v.nullable(v.string()),
  created: v.string(),
})

export const unreadMessages = live({
  name: 'messages-unread',
  who: 'player',
  summary: 'Messages to me that I have not read, newest first, at most 99.',
  input: v.strictObject({}),
  output: v.object({ messages: v.array(messageRecord) }),
  refusals: [],
})

export const lastMessages = live({
  name: 'messageLast-toMe',
  who: 'player',
  summary: 'The last message of each player to me, newest first.',
  input: v.strictObject({
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(alertsLimit)),
  }),
  output: v.object({ messageLast: v.array(messageRecord), more: v.boolean() }),
  refusals: [],
})

/**
 * messageId is client-made, so that a retry is the same message; bad-input when it belongs to
 * another.
 */
export const sendMessage = call({
  name: 'messages-send',
  who: 'player',
  kind: 'write',
  summary: 'Send a message to a player.',
  input: v.strictObject({ messageId: uuidSchema, toId: playerIdSchema, message: messageText }),
  output: success,
  refusals: [
    'player-not-found',
    'message-empty',
    'message-yourself',
    'too-many-new-threads',
    'too-much-text-today',
    'too-much-text',
    'bad-input',
  ],
})

export const markThreadRead = call({
  name: 'messages-markRead',
  who: 'player',
  kind: 'write',
  summary: 'Mark all messages of one player to me read.',
  input: v.strictObject({ playerId: playerIdSchema }),
  output: v.object({ marked: v.number() }),
  refusals: [],
})

/** Ends a request to me; its sender sees the same as after an unanswered one. */
export const declineRequest = call({
  name: 'messages-decline',
  who: 'player',
  kind: 'write',
  summary: 'Decline a team request or an admin invitation.',
  input: v.strictObject({ messageId: uuidSchema }),
  output: success,
  refusals: ['request-not-found', 'request-used', 'request-expired'],
})

/**
 * One message to each player on the roster, in their own threads. Blocked players don't get it and
 * are not counted.
 */
export const sendToRoster = call({
  name: 'messages-toRoster',
  who: 'player',
  kind: 'write',
  limit: 'roster-message',
  summary: 'Organizer: message all who play, all who wait, or both.',
  input: v.strictObject({
    eventId: uuidSchema,
    to: v.picklist(['playing', 'waiting', 'all']),
    message: messageText,
  }),
  output: v.object({ sent: v.number() }),
  refusals: [
    'event-not-found',
    'not-allowed',
    'message-empty',
    'newcomer-roster-message',
    'too-much-text-today',
    'too-much-text',
  ],
})

export const messageContract = defineContract({
  nouns: { messages: 'messages', messageLast: 'messages' },
  calls: [sendMessage, markThreadRead, declineRequest, sendToRoster],
  live: [messageSummary, messageThread, unreadMessages, lastMessages],
})
