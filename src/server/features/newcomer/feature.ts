// Manifest: limits for new accounts.
import { quotaKinds } from '#domain/newcomer/newcomer.ts'
import { words } from '../../manifests/checks.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { forgetOldActs } from './queries.ts'

export const newcomerFeature = defineFeature({
  forget: (db, { now }) => forgetOldActs(db, now),
  tables: {
    newcomer_acts: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      texts: {
        subject: 'text',
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id kind subject created',
          what: 'What an account did that has a limit: for one, invitations',
          purpose: 'To keep new accounts from harming others.',
          readers: ['self'],
          lifetime: '60 days.',
        },
      ],
      checks: [`kind in (${words(quotaKinds)})`],
    },
  },
})
