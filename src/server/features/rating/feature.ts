import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { anonymizedAndExported } from '../../manifests/table-facts.ts'
import { replayDirty, startRatings } from './jobs.ts'
import { ratingLive } from './live.ts'

export const ratingFeature = defineFeature({
  live: ratingLive,
  costs: {
    'ratings-byPlayer': oneWindow,
  },
  jobs: [{ name: 'ratings', cron: minutely, run: (deps) => replayDirty(deps) }],
  follow: startRatings,
  tables: {
    player_ratings: {
      kind: 'player',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'player_id discipline rating mu sigma games',
          what: 'Ratings',
          purpose: 'To balance matches.',
          readers: ['self', 'players'],
        },
      ],
    },
    rating_seeds: {
      kind: 'player',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'player_id discipline mu',
          what: 'Level that a rating began with',
          purpose: 'To count ratings again.',
          readers: ['program'],
        },
      ],
    },
    rating_changes: {
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns:
            'result_order place discipline player_id points_for points_against expected mu_before sigma_before mu sigma games',
          what: 'How each match changed a rating',
          purpose: 'To explain a rating to its player.',
          readers: ['self'],
        },
      ],
    },
    rating_dirty: {
      kind: null,
      privacy: 'shared',
    },
    rating_rules: {
      kind: null,
      privacy: 'shared',
    },
  },
})
