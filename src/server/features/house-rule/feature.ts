// Manifest: house rules of venues and clubs.
import { fewCall, kept, small } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { clearedAndExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { houseRuleHandlers } from './handlers.ts'
import { freeLastInLine } from './jobs.ts'

export const houseRuleFeature = defineFeature({
  calls: houseRuleHandlers,
  costs: {
    'houseRules-get': fewCall,
    'houseRules-save': kept,
    'houseRules-mine': fewCall,
    'houseRules-byIds': fewCall,
    'houseRules-appeal': ['few', 'contact'],
    'houseRules-answer': small,
    'houseRules-record': fewCall,
    'houseRules-roster': fewCall,
  },
  jobs: [{ name: 'last-in-line', cron: minutely, run: freeLastInLine }],
  tables: {
    house_appeals: {
      kind: null,
      privacy: 'private: the player and the keepers of the rules; gone with the account',
      players: {
        player_id: deletedAndExported,
        answered_by: clearedAndExported,
      },
      facts: [
        {
          subject: 'houseRules',
          columns: 'appeal_id rules_id player_id body created',
          what: 'What a player wrote to the keepers of house rules',
          purpose: 'So that they can decide about it.',
          readers: ['self', 'venue', 'club'],
          lifetime: 'Until the account ends, or the rules do.',
        },
        {
          subject: 'houseRules',
          columns: 'answered answered_by lifted reason',
          what: 'What they answered, and the reason',
          purpose: 'What was let off counts no longer, and the log says why.',
          readers: ['self', 'venue', 'club'],
          lifetime: 'As the question. Whoever answered is forgotten with their account.',
        },
      ],
    },
    house_rules: {
      kind: null,
      privacy: 'shared',
    },
  },
})
