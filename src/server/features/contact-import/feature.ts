import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedAndExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { contactImportHandlers } from './handlers.ts'
import { forgetOpenImports } from './jobs.ts'

export const contactImportFeature = defineFeature({
  calls: contactImportHandlers,
  costs: {
    'contacts-stage': ['import', 'contact-import'],
    'contacts-commit': ['contacts', 'at most'],
    'contacts-discard': ['import', 'once'],
  },
  jobs: [{ name: 'contact-imports', cron: '*/10 * * * *', run: forgetOpenImports }],
  tables: {
    contact_imports: {
      kind: null,
      privacy: 'private',
      players: {
        player_id: clearedAndExported,
      },
      facts: [
        {
          subject: 'contacts',
          columns: 'import_id player_id created confirmed added',
          what: 'Who imported a list, when, how many people, and that they confirmed having the right to',
          purpose: 'To account for where the data came from.',
          readers: ['self', 'operator'],
          lifetime: 'An import that isn’t confirmed goes after an hour.',
        },
      ],
    },
    contact_import_rows: {
      kind: null,
      privacy: 'private',
      secrets: ['link_key'],
      facts: [
        {
          subject: 'contacts',
          columns:
            'import_id row contact_id stand_in_id link_key name email phone skill_self language note',
          what: 'People of an import that isn’t confirmed yet: name, address, phone, level, language, note',
          purpose: 'To show the list before anything is kept.',
          readers: ['keeper'],
          lifetime: 'Until it is confirmed or cancelled; an hour at most.',
          goesWith: null,
        },
      ],
    },
    contact_lookups: {
      kind: null,
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'contacts',
          columns: 'player_id looked addresses matches',
          what: 'How many addresses an account looked up by importing, and how many were those of players',
          purpose: 'So that no one uses imports to find out about strangers.',
          readers: ['self'],
          lifetime: 'A day or two. The addresses are not kept.',
        },
      ],
    },
  },
})
