// Manifest: teams of two in an event.
import { fewWindow, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { teamHandlers } from './handlers.ts'
import { teamLive } from './live.ts'

export const teamFeature = defineFeature({
  calls: teamHandlers,
  live: teamLive,
  costs: {
    'eventTeams-request': small,
    'eventTeams-accept': ['few', 'once'],
    'eventTeams-end': small,
    'eventTeams-mine': oneWindow,
    'eventTeams-byPlayers': fewWindow,
  },
  tables: {
    event_teams: {
      kind: 'team',
      privacy: 'shared',
      players: {
        p1: deletedAndExported,
        p2: deletedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_id p1 p2 created deleted',
          what: 'Teams, and requests to be partners',
          purpose: 'So that partners sign up together.',
          readers: ['event'],
          lifetime: 'As long as the event.',
        },
      ],
    },
  },
})
