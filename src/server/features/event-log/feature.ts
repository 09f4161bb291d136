import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported, anonymizedNotExported } from '../../manifests/table-facts.ts'
import { eventLogLive } from './live.ts'

export const eventLogFeature = defineFeature({
  live: eventLogLive,
  costs: {
    'eventLogs-byEvent': oneWindow,
  },
  tables: {
    event_log: {
      kind: 'event',
      privacy: 'private: shown to those in charge',
      players: {
        actor_id: anonymizedAndExported,
        player_id: anonymizedNotExported,
      },
      texts: {
        detail: 'text',
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_log_id event_id actor_id action player_id detail created',
          what: 'What organizers changed in an event or its roster',
          purpose: 'To account for what organizers do.',
          readers: ['organizer'],
        },
      ],
    },
  },
})
