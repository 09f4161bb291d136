// Manifest: draws for places.
import * as event from '#domain/event/event.ts'
import { words } from '../../manifests/checks.ts'
import { fewWindow } from '../../manifests/costs.ts'
import { defineFeature, rostersMs } from '../../manifests/define-feature.ts'
import { clearedAndExported } from '../../manifests/table-facts.ts'
import { drawHandlers } from './handlers.ts'
import { makeDueDraws } from './jobs.ts'
import { drawLive } from './live.ts'

export const drawFeature = defineFeature({
  calls: drawHandlers,
  live: drawLive,
  costs: {
    'draws-make': ['roster', 'once'],
    'draws-byEvent': fewWindow,
  },
  repeated: [
    { everyMs: rostersMs, failed: 'draws that are due could not be made', run: makeDueDraws },
  ],
  tables: {
    event_draws: {
      kind: 'event',
      privacy: 'shared',
      players: {
        made_by: clearedAndExported,
      },
      texts: {
        parties: 'json',
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_id mode seed max_players held is_balanced parties made made_by',
          what: 'Who was in a draw for places',
          purpose: 'So that the draw can be checked.',
          readers: ['organizer'],
          lifetime: 'As long as the event.',
        },
      ],
      checks: [`mode in (${words(event.signupModes.filter((mode) => mode !== 'first come'))})`],
    },
  },
})
