// Manifest: templates for events.
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { templateNameMax } from '#domain/template/template.ts'
import { kept, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { templateHandlers } from './handlers.ts'
import { templateLive } from './live.ts'

export const templateFeature = defineFeature({
  calls: templateHandlers,
  live: templateLive,
  costs: {
    'templates-save': kept,
    'templates-rename': small,
    'templates-delete': small,
    'templates-mine': oneWindow,
  },
  tables: {
    event_templates: {
      kind: 'template',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'template_id player_id name fields created',
          what: 'Templates for events',
          purpose: 'To make the next event faster.',
          readers: ['self'],
        },
      ],
      checks: [`char_length(name) between 1 and ${unitsPerCharacter * templateNameMax}`],
    },
  },
})
