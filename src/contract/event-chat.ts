// Calls and live queries about the chat and the log of an event.
import * as v from 'valibot'
import { chatLimit } from '#domain/event/chat.ts'
import { eventLogActions, eventLogLimit } from '#domain/event/log.ts'
import { messageMax } from '#domain/message/message.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'

const limitTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

/**
 * Newest last. isIn: I'm in the event or run it; others have no chat. Blocked players' messages are
 * left out. unread: by others, at most 99.
 */
export const eventChat = live({
  name: 'eventChats-byEvent',
  who: 'player',
  summary: 'The chat of an event that I am in or run.',
  input: v.strictObject({ eventId: uuidSchema, limit: limitTo(chatLimit) }),
  output: v.object({
    isIn: v.boolean(),
    more: v.boolean(),
    unread: v.number(),
    messages: v.array(
      v.object({
        messageId: v.string(),
        playerId: v.string(),
        playerName: v.string(),
        photoURL: v.string(),
        message: v.string(),
        created: v.string(),
        mayRemove: v.boolean(),
      }),
    ),
  }),
  refusals: ['event-not-found'],
})

export const sayInEvent = call({
  name: 'eventChats-send',
  who: 'player',
  kind: 'write',
  summary:
    'Write to everyone in an event. messageId is made by the client: the same one is written once.',
  input: v.strictObject({
    messageId: uuidSchema,
    eventId: uuidSchema,
    message: textSchema(messageMax, 1),
  }),
  output: v.object({ success: v.boolean() }),
  refusals: ['event-not-found', 'not-allowed', 'bad-input', 'too-much-text-today', 'too-much-text'],
})

export const markChatRead = call({
  name: 'eventChats-markRead',
  who: 'player',
  kind: 'write',
  summary:
    'I have read an event’s chat as far as this message; a message before it changes nothing.',
  input: v.strictObject({ messageId: uuidSchema }),
  output: v.object({ success: v.boolean() }),
  refusals: ['message-not-found'],
})

export const removeFromChat = call({
  name: 'eventChats-remove',
  who: 'player',
  kind: 'write',
  summary: 'Take a message of an event’s chat away: my own, or any as one who keeps its roster.',
  input: v.strictObject({ messageId: uuidSchema }),
  output: v.object({ success: v.boolean() }),
  refusals: ['message-not-found', 'not-allowed'],
})

/**
 * detail: reason of a cancellation, target of a move, or attendance. otherName: the other player of
 * a swap.
 */
export const eventLog = live({
  name: 'eventLogs-byEvent',
  who: 'player',
  summary: 'Who runs the event: everything that was done to it and its roster, newest first.',
  input: v.strictObject({ eventId: uuidSchema, limit: limitTo(eventLogLimit) }),
  output: v.object({
    more: v.boolean(),
    lines: v.array(
      v.object({
        lineId: v.string(),
        action: v.picklist(eventLogActions),
        actorName: v.string(),
        playerName: v.nullable(v.string()),
        otherName: v.nullable(v.string()),
        detail: v.string(),
        created: v.string(),
      }),
    ),
  }),
  refusals: ['event-not-found', 'not-allowed'],
})

export const eventChatContract = defineContract({
  nouns: { eventChats: 'events', eventLogs: 'events' },
  calls: [sayInEvent, markChatRead, removeFromChat],
  live: [eventChat, eventLog],
})
