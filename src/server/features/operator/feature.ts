// Manifest: the operator's log and commands.
import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedNotExported } from '../../manifests/table-facts.ts'

export const operatorFeature = defineFeature({
  tables: {
    operator_log: {
      kind: null,
      privacy: 'private: shown to those in charge',
      users: {
        user_id: clearedNotExported,
      },
      players: {
        player_id: clearedNotExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns: 'operator_log_id command location_id player_id user_id detail created',
          what: 'What the operator did with an account',
          purpose: 'To account for what operators do.',
          readers: ['operator'],
        },
      ],
    },
  },
})
