// Manifest: the amount of text an account has stored.
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'

export const storedTextFeature = defineFeature({
  tables: {
    stored_text: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id day today total',
          what: 'How many bytes of text an account stored, today and altogether',
          purpose: 'So that no account fills the disk.',
          readers: ['self'],
          lifetime: 'As long as the account.',
        },
      ],
    },
  },
})
