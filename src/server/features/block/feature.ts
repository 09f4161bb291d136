// Manifest: blocks between players.
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported, deletedNotExported } from '../../manifests/table-facts.ts'
import { blockHandlers } from './handlers.ts'
import { blockLive } from './live.ts'

export const blockFeature = defineFeature({
  calls: blockHandlers,
  live: blockLive,
  costs: {
    'players-block': ['all', 'once'],
    'players-blocked': oneWindow,
  },
  tables: {
    player_blocks: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
        blocked_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id blocked_id created',
          what: 'Blocked players',
          purpose: 'To keep two people apart.',
          readers: ['self'],
        },
      ],
    },
  },
})
