// Manifest: venue admins.
import { oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { adminHandlers } from './handlers.ts'
import { adminLive } from './live.ts'

export const adminFeature = defineFeature({
  calls: adminHandlers,
  live: adminLive,
  costs: {
    'locationsAdmin-invite': small,
    'locationsAdmin-accept': ['few', 'once'],
    'locationsAdmin-list': oneWindow,
    'locationsAdmin-log': oneWindow,
  },
  tables: {
    locations_admin: {
      kind: 'venue',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'messages',
          columns: 'location_id player_id created',
          what: 'Office of a venue admin',
          purpose: 'So that someone cares for the venue.',
          readers: ['players'],
          lifetime: 'Until the office ends.',
        },
      ],
    },
  },
})
