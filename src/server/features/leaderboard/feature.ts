import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import {
  anonymizedAndExported,
  deletedAndExported,
  deletedNotExported,
} from '../../manifests/table-facts.ts'
import { refreshLeaderboards, startLeaderboards } from './jobs.ts'
import { leaderboardLive } from './live.ts'

export const leaderboardFeature = defineFeature({
  live: leaderboardLive,
  costs: {
    'leaderboards-page': oneWindow,
  },
  jobs: [{ name: 'leaderboards', cron: minutely, run: refreshLeaderboards }],
  follow: startLeaderboards,
  tables: {
    leaderboard_results: {
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns:
            'source_id player_id location_id day attended hosted wins losses gold silver bronze',
          what: 'What an event counted for leaderboards',
          purpose: 'To rank players.',
          readers: ['program'],
        },
      ],
    },
    leaderboard_totals: {
      kind: 'venue',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns:
            'location_id span player_id attended hosted wins losses gold silver bronze points win_percent medals rating_doubles rating_singles listed',
          what: 'Place on leaderboards',
          purpose: 'To rank players.',
          readers: ['players'],
          lifetime: 'Players can take themselves off leaderboards in their settings.',
        },
      ],
    },
    leaderboard_dirty: {
      kind: null,
      privacy: 'shared',
      players: {
        player_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'leaderboard_dirty_id source_id player_id',
          what: 'That totals have to be counted again',
          purpose: 'To keep leaderboards right.',
          readers: ['program'],
          lifetime: 'Minutes.',
        },
      ],
    },
    leaderboard_window: {
      kind: null,
      privacy: 'shared',
    },
  },
})
