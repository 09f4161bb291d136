// Manifest: suggestions for a venue.
import { suggestionOutcomes } from '#domain/location/suggestion.ts'
import { words } from '../../manifests/checks.ts'
import { kept, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedNotExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { suggestionHandlers } from './handlers.ts'
import { suggestionLive } from './live.ts'

export const suggestionFeature = defineFeature({
  calls: suggestionHandlers,
  live: suggestionLive,
  costs: {
    'suggestions-create': kept,
    'suggestions-close': ['few', 'once'],
    'suggestions-atLocation': oneWindow,
  },
  tables: {
    location_suggestions: {
      kind: 'venue',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
        closed_by: clearedNotExported,
      },
      facts: [
        {
          subject: 'messages',
          columns:
            'suggestion_id location_id player_id changes created closed closed_by outcome is_open',
          what: 'Suggested edits of a venue',
          purpose: 'To keep venues up to date.',
          readers: ['self', 'venue'],
        },
      ],
      checks: [`outcome in (${words(suggestionOutcomes)})`],
    },
  },
})
