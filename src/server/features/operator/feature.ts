// Manifest: the operators' console, their roles and log.
import { operatorRoles } from '#domain/access/operator-roles.ts'
import { setupSteps } from '#domain/operator/server-setup.ts'
import { words } from '../../manifests/checks.ts'
import { fewCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedNotExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { operatorHandlers } from './handlers.ts'

export const operatorFeature = defineFeature({
  calls: ({ auth }) => operatorHandlers(auth),
  costs: {
    'operators-see': fewCall,
    'operators-act': ['all', 'operator'],
    'operators-claim': ['few', 'registration'],
  },
  tables: {
    operator_log: {
      kind: null,
      privacy: 'private: shown to those in charge',
      users: {
        by_user_id: clearedNotExported,
        user_id: clearedNotExported,
      },
      players: {
        player_id: clearedNotExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns:
            'operator_log_id command location_id player_id user_id by_user_id detail created',
          what: 'What an operator did, and with which account',
          purpose: 'To account for what operators do.',
          readers: ['operator'],
        },
      ],
    },
    server_setup: {
      kind: null,
      privacy: 'private: shown to those in charge',
      secrets: ['link_name', 'code_hash'],
      checks: [`cardinality(skipped) <= ${setupSteps.length}`],
    },
    operators: {
      kind: null,
      privacy: 'private: shown to those in charge',
      users: {
        user_id: deletedAndExported,
      },
      checks: [`role in (${words(operatorRoles)})`],
      facts: [
        {
          subject: 'accounts',
          columns: 'user_id role created',
          what: 'Roles of those who run this server',
          purpose: 'To let them run it.',
          readers: ['self', 'operator'],
        },
      ],
    },
  },
})
