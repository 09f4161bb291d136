// Manifest: rewards for playing.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { deletedNotExported } from '../../manifests/table-facts.ts'
import { giveRewards, startRewards } from './jobs.ts'

export const rewardFeature = defineFeature({
  jobs: [{ name: 'rewards', cron: minutely, run: giveRewards }],
  follow: startRewards,
  tables: {
    reward_marks: {
      kind: null,
      privacy: 'private',
      players: {
        player_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'reward_mark_id event_id player_id due',
          what: 'That rewards have to be looked at',
          purpose: 'To give diamonds.',
          readers: ['program'],
          lifetime: 'Until the event is over.',
        },
      ],
    },
  },
})
