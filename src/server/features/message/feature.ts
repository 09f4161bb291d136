// Manifest: conversations, and messages to a roster.
import * as message from '#domain/message/message.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported, deletedNotExported } from '../../manifests/table-facts.ts'
import { messageHandlers } from './handlers.ts'
import { messageLive } from './live.ts'

export const messageFeature = defineFeature({
  calls: messageHandlers,
  live: messageLive,
  costs: {
    'messages-decline': ['few', 'once'],
    'messages-send': small,
    'messages-toRoster': ['roster', 'roster-message'],
    'messages-markRead': ['all', 'once'],
    'messages-summary': oneWindow,
    'messages-thread': oneWindow,
    'messages-unread': oneWindow,
    'messageLast-toMe': oneWindow,
  },
  tables: {
    messages: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        // A conversation needs both people; the other's messages were written to the deleted one.
        from_id: deletedAndExported,
        to_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'messages',
          columns:
            'message_id from_id to_id type message event_id location_id created read expires used declined',
          what: 'Messages and requests between two players',
          purpose: 'To talk.',
          readers: ['self', 'other'],
          lifetime: 'Until one of the two deletes their account. Requests end after 14 days.',
        },
      ],
      checks: [
        `type in (${words(message.messageTypes)})`,
        `char_length(message) between 1 and ${unitsPerCharacter * message.messageMax}`,
      ],
    },
    message_last: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        from_id: deletedNotExported,
        to_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'messages',
          columns: 'from_id to_id message_id created',
          what: 'The last message of a conversation',
          purpose: 'To list conversations.',
          readers: ['self', 'other'],
          lifetime: 'As the message.',
        },
      ],
    },
  },
})
