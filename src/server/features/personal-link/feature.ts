// Manifest: personal links of contacts, and claims of contacts by players.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { createRosterBatches } from '../roster/batch-commands.ts'
import { forgetClaims } from './ask-queries.ts'
import { personalLinkHandlers } from './handlers.ts'
import { forgetUnused, remindUnused } from './jobs.ts'

export const personalLinkFeature = defineFeature({
  calls: ({ deps, once }) => personalLinkHandlers(deps, once(createRosterBatches)),
  jobs: [
    { name: 'link-reminders', cron: minutely, run: remindUnused },
    { name: 'unused-contacts', cron: '30 4 * * *', run: forgetUnused },
  ],
  forget: (db, { now }) => forgetClaims(db, now),
})
