// Manifest: own acts, the players' own answers about an event.
import { ownActStates, ownActs } from '#domain/event/own-act.ts'
import { words } from '../../manifests/checks.ts'
import { small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported } from '../../manifests/table-facts.ts'
import { ownActHandlers } from './handlers.ts'

export const ownActFeature = defineFeature({
  calls: ownActHandlers,
  costs: {
    'ownActs-answer': small,
  },
  tables: {
    own_acts: {
      kind: 'event',
      privacy: 'private',
      players: {
        // Matches played with them still count for the others.
        player_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_id player_id state how changed',
          what: 'That the person itself signed up, came or scored',
          purpose: 'So that no one is rated for what they never did.',
          readers: ['program'],
        },
      ],
      checks: [`state in (${words(ownActStates)})`, `how in (${words(ownActs)})`],
    },
    league_own_acts: {
      kind: 'league',
      privacy: 'private',
      players: {
        player_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'league_series_id player_id',
          what: 'That the person itself joined the league, noted by releases of before December 2026',
          purpose: 'None anymore: a person’s word about each game day counts.',
          readers: ['program'],
        },
      ],
    },
  },
})
