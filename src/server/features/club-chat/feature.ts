import * as message from '#domain/message/message.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { clubChatHandlers } from './handlers.ts'
import { clubChatLive } from './live.ts'

export const clubChatFeature = defineFeature({
  calls: clubChatHandlers,
  live: clubChatLive,
  costs: {
    'clubChats-send': ['chat', 'club-message'],
    'clubChats-remove': ['few', 'once'],
    'clubChats-markRead': small,
    'clubChats-mute': small,
    'clubChats-byClub': oneWindow,
  },
  tables: {
    club_messages: {
      kind: 'club',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'message_id location_id slug player_id message removed created',
          what: 'Messages in the chat of a club',
          purpose: 'So that members can talk.',
          readers: ['club'],
          lifetime: 'Until the club ends. The words of a removed message are deleted at once.',
        },
      ],
      checks: [`char_length(message) <= ${unitsPerCharacter * message.messageMax}`],
    },
  },
})
