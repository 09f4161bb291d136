// Manifest: venues.
import * as location from '#domain/location/location.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneCall, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedAndExported, clearedNotExported } from '../../manifests/table-facts.ts'
import { locationHandlers, locationHttp } from './handlers.ts'
import { locationLive } from './live.ts'

export const locationFeature = defineFeature({
  calls: ({ towns }) => locationHandlers(towns),
  live: locationLive,
  http: locationHttp,
  costs: {
    'locations-near': oneCall,
    'locations-search': oneCall,
    'locations-towns': ['one', 'town-search'],
    'locations-name': oneCall,
    'locations-create': ['few', 'creation'],
    'locations-update': small,
    'locations-setEmbed': small,
    getLocationsByIdList: oneCall,
    'locations-byId': oneWindow,
    'locations-list': oneWindow,
  },
  tables: {
    location_log: {
      kind: 'venue',
      privacy: 'private: shown to those in charge',
      players: {
        actor_id: clearedAndExported,
        player_id: clearedNotExported,
      },
      facts: [
        {
          subject: 'messages',
          columns: 'location_log_id location_id actor_id action event_id player_id detail created',
          what: 'What admins did at a venue',
          purpose: 'To account for what admins do.',
          readers: ['venue'],
        },
      ],
    },
    location_players: {
      kind: 'venue',
      privacy: 'shared',
    },
    locations: {
      kind: 'venue',
      privacy: 'public',
      checks: [
        `char_length(name) between 2 and ${unitsPerCharacter * location.locationNameMax}`,
        `char_length(local_rules) <= ${unitsPerCharacter * location.localRulesMax}`,
        `courts between 0 and ${location.courtsMax}`,
        `surface in (${words(location.surfaces)})`,
        `nets in (${words(location.netKinds)})`,
        `access in (${words(location.locationAccesses)})`,
        `event_creators in (${words(location.eventCreators)})`,
      ],
    },
  },
})
