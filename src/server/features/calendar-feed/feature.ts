import { kept, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { calendarFeedHandlers } from './handlers.ts'
import { calendarFeedLive } from './live.ts'

export const calendarFeedFeature = defineFeature({
  calls: calendarFeedHandlers,
  live: calendarFeedLive,
  costs: {
    'calendarFeeds-set': kept,
    'calendarFeeds-remove': small,
    'calendarFeeds-mine': oneWindow,
  },
  tables: {
    calendar_feeds: {
      kind: 'feed',
      privacy: 'secret',
      players: {
        player_id: deletedAndExported,
      },
      secrets: ['secret_hash'],
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id secret_hash created',
          what: 'Secret of the calendar address, as a hash',
          purpose: 'To show own events in a calendar.',
          readers: ['program'],
          lifetime: 'Until the person makes a new address.',
        },
      ],
    },
  },
})
