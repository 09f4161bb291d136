// Calls and live queries about the chat of a club.
import * as v from 'valibot'
import { clubChatLimit } from '#domain/club/club-chat.ts'
import { messageMax } from '#domain/message/message.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from '../call.ts'
import { byClub } from '../club.ts'

const success = v.object({ success: v.boolean() })
const onMessage = v.strictObject({ ...byClub.entries, messageId: uuidSchema })

/**
 * Members only, newest last. Blocked players' messages are left out; a hidden player is "Hidden
 * player 1" with a made-up id. removed: message is ''. unread: by others, at most 99. mayModerate:
 * I may remove others' messages.
 */
export const clubChat = live({
  name: 'clubChats-byClub',
  who: 'player',
  summary: 'The chat of a club that I am in.',
  input: v.strictObject({
    ...byClub.entries,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(clubChatLimit)),
  }),
  output: v.object({
    more: v.boolean(),
    unread: v.number(),
    muted: v.boolean(),
    mayModerate: v.boolean(),
    messages: v.array(
      v.object({
        messageId: v.string(),
        playerId: v.string(),
        playerName: v.string(),
        photoURL: v.string(),
        message: v.string(),
        removed: v.boolean(),
        created: v.string(),
      }),
    ),
  }),
  refusals: ['club-not-found'],
})

const sayInClub = call({
  name: 'clubChats-send',
  who: 'player',
  kind: 'write',
  limit: 'club-message',
  summary:
    'Write to the members of a club. messageId is made by the client: the same one is written once.',
  input: v.strictObject({ ...onMessage.entries, message: textSchema(messageMax, 1) }),
  output: success,
  refusals: ['club-not-found', 'bad-input', 'too-much-text-today', 'too-much-text'],
})

const markRead = call({
  name: 'clubChats-markRead',
  who: 'player',
  kind: 'write',
  summary:
    'I have read the chat of a club as far as this message; a message before it changes nothing.',
  input: onMessage,
  output: success,
  refusals: ['club-not-found', 'message-not-found'],
})

const remove = call({
  name: 'clubChats-remove',
  who: 'player',
  kind: 'write',
  summary:
    'Remove a message from the chat of a club: my own, or any as its owner or organizer. Its place stays.',
  input: onMessage,
  output: success,
  refusals: ['club-not-found', 'message-not-found', 'not-allowed'],
})

const mute = call({
  name: 'clubChats-mute',
  who: 'player',
  kind: 'write',
  summary: 'Hear of no messages in the chat of a club anymore, or again.',
  input: v.strictObject({ ...byClub.entries, muted: v.boolean() }),
  output: success,
  refusals: ['club-not-found'],
})

export const clubChatCalls = [sayInClub, markRead, remove, mute] as const

export const clubChatContract = defineContract({
  nouns: { clubChats: 'clubs' },
  live: [clubChat],
})
