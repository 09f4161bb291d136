// Manifest: personal links of contacts, and claims of contacts by players.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { mine } from '../../manifests/table-facts.ts'
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
  tables: {
    joined_contacts: {
      privacy: 'private',
      secrets: ['link_key'],
      facts: [
        {
          subject: 'contacts',
          columns: 'stand_in link_key contact_id',
          what: 'Personal links of earlier entries of the same person',
          purpose: 'So that the links and e-mails sent before lead to the entry that stayed.',
          readers: ['program'],
          lifetime: 'As long as the contact; links end when the keeper makes a new one.',
          goesWith: null,
        },
      ],
    },
    contact_claims: {
      privacy: 'private',
      players: {
        player_id: mine,
      },
      secrets: ['code_hash', 'undo'],
      facts: [
        {
          subject: 'contacts',
          columns: 'contact_id player_id asked code_hash expires claimed declined undo',
          what: 'That a player says to be a contact or not, the code for it as a hash, and what moved to the player',
          purpose:
            'So that only the person takes their games along, and a mistake can be taken back.',
          readers: ['keeper'],
          lifetime: '14 days; a no as long as the contact.',
          goesWith: 'contact_claims.player_id',
        },
      ],
    },
  },
})
