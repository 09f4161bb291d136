// Manifest: results of events, and medals.
import { medals } from '#domain/medal/medal.ts'
import { words } from '../../manifests/checks.ts'
import { listTurn, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported, anonymizedNotExported } from '../../manifests/table-facts.ts'
import { resultFollowers } from './followers.ts'
import { resultHandlers } from './handlers.ts'
import { resultLive } from './live.ts'

export const resultFeature = defineFeature({
  calls: resultHandlers,
  live: resultLive,
  costs: {
    'results-close': listTurn,
    'results-reopen': listTurn,
    'results-byEvent': oneWindow,
  },
  followers: resultFollowers,
  tables: {
    results: {
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
        partner_id: anonymizedNotExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'event_id player_id rank entrants wins losses partner_id',
          what: 'Results of an event',
          purpose: 'To show standings and histories.',
          readers: ['event'],
        },
      ],
    },
    awards: {
      kind: 'league',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'award_id event_id player_id medal created league_series_id',
          what: 'Medals',
          purpose: 'To honor winners.',
          readers: ['players'],
        },
      ],
      checks: [`medal in (${words(medals)})`],
    },
  },
})
