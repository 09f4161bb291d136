// Manifest: personal links of contacts, and claims of contacts by players.
import { oneCall, small } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { createRosterBatches } from '../roster/batch-commands.ts'
import { forgetClaims } from './ask-queries.ts'
import { personalLinkHandlers } from './handlers.ts'
import { forgetUnused, remindUnused } from './jobs.ts'

export const personalLinkFeature = defineFeature({
  calls: ({ deps, once }) => personalLinkHandlers(deps, once(createRosterBatches)),
  costs: {
    'links-open': ['few', 'personal-link'],
    'links-answer': ['few', 'personal-link'],
    'links-arrive': ['few', 'check-in'],
    'links-agreements': ['few', 'personal-link'],
    'links-accept': ['few', 'personal-link'],
    'links-calendar': ['one', 'personal-link'],
    'links-evening': ['few', 'personal-link'],
    'links-setHidesName': ['few', 'personal-link'],
    'links-vote': ['few', 'personal-link'],
    'links-stop': ['few', 'personal-link'],
    'links-forget': ['all', 'once'],
    'contacts-claim': ['all', 'address-link'],
    'contacts-answerClaim': ['all', 'once'],
    'contacts-undoClaim': ['all', 'once'],
    'contacts-toClaim': oneCall,
    'contacts-declineClaim': small,
    'contacts-sendInvitations': ['roster', 'at most'],
    'contacts-moveFromClub': ['contacts', 'turn'],
  },
  jobs: [
    { name: 'link-reminders', cron: minutely, run: remindUnused },
    { name: 'unused-contacts', cron: '30 4 * * *', run: forgetUnused },
  ],
  forget: (db, { now }) => forgetClaims(db, now),
  tables: {
    joined_contacts: {
      kind: null,
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
      kind: 'event',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
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
