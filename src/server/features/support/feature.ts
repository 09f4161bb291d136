// Manifest: messages to the operator.
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import * as support from '#domain/support/support.ts'
import { words, languageForm } from '../../manifests/checks.ts'
import { oneCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { supportHandlers } from './handlers.ts'

export const supportFeature = defineFeature({
  calls: supportHandlers,
  costs: {
    'support-contact': ['few', 'contact'],
    'support-status': oneCall,
  },
  tables: {
    support_contacts: {
      kind: null,
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'messages',
          columns: 'contact_id number player_id topic message language created closed note',
          what: 'Messages to the operator',
          purpose: 'To answer them.',
          readers: ['self', 'operator'],
        },
      ],
      checks: [
        `language ~ '${languageForm}'`,
        `topic in (${words(support.contactTopics)})`,
        `char_length(message) between 1 and ${unitsPerCharacter * support.contactTextMax}`,
        `char_length(note) <= ${support.contactNoteMax}`,
      ],
    },
  },
})
