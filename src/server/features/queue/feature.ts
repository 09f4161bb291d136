// Manifest: live queues of events.
import * as event from '#domain/event/event.ts'
import { queueStates, queueMembersMax } from '#domain/queue/queue.ts'
import { linkKeyLength } from '#domain/shared/link-key.ts'
import { words } from '../../manifests/checks.ts'
import { fewCall, fewWindow, listTurn, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported } from '../../manifests/table-facts.ts'
import { queueFollowers } from './followers.ts'
import { queueHandlers } from './handlers.ts'
import { queueLive } from './live.ts'

export const queueFeature = defineFeature({
  calls: queueHandlers,
  live: queueLive,
  costs: {
    'queues-open': ['list', 'once'],
    'queues-step': listTurn,
    'queues-setOwn': listTurn,
    'queues-undo': listTurn,
    'queues-setState': small,
    'queues-setWatch': small,
    'queues-apart': fewCall,
    'queues-byEvent': fewWindow,
    'queues-watch': fewWindow,
  },
  followers: queueFollowers,
  tables: {
    queue_members: {
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
        guest_of: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'event_id number player_id guest_of guest',
          what: 'Number in the live queue of an evening',
          purpose: 'To call people to courts in turn.',
          readers: ['event'],
        },
      ],
      checks: [
        `number between 0 and ${queueMembersMax - 1}`,
        `guest between 1 and ${event.guestsMax}`,
      ],
    },
    queue_steps: {
      kind: 'event',
      privacy: 'private: shown to those in charge',
      players: {
        actor_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'event_id step actor_id kind change undone created',
          what: 'Steps in the live queue, and who took them',
          purpose: 'To undo a step.',
          readers: ['organizer'],
        },
      ],
    },
    queues: {
      kind: 'watch link',
      privacy: 'shared',
      secrets: ['watch_key'],
      checks: [`state in (${words(queueStates)})`, `char_length(watch_key) = ${linkKeyLength}`],
    },
  },
})
