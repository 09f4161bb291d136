import * as message from '#domain/message/message.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { kept, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { eventChatHandlers } from './handlers.ts'
import { eventChatLive } from './live.ts'

export const eventChatFeature = defineFeature({
  calls: eventChatHandlers,
  live: eventChatLive,
  costs: {
    'eventChats-send': small,
    'eventChats-remove': ['few', 'once'],
    'eventChats-markRead': kept,
    'eventChats-byEvent': oneWindow,
  },
  tables: {
    event_messages: {
      kind: 'event',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'message_id event_id player_id message created',
          what: 'Messages in the chat of an event',
          purpose: 'To talk about the event.',
          readers: ['event'],
        },
      ],
      checks: [`char_length(message) between 1 and ${unitsPerCharacter * message.messageMax}`],
    },
    event_chat_reads: {
      kind: 'event',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_id player_id read_to',
          what: 'How far the chat was read',
          purpose: 'To mark new messages.',
          readers: ['self'],
        },
      ],
    },
  },
})
