// Manifest: videos and posts of a venue.
import { mediaCaptionMax, mediaKinds } from '#domain/media/media.ts'
import { linkMax, socialNetworks } from '#domain/player/profile.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { mediaHandlers } from './handlers.ts'
import { mediaLive } from './live.ts'

export const mediaFeature = defineFeature({
  calls: mediaHandlers,
  live: mediaLive,
  costs: {
    'media-link': ['few', 'creation'],
    'media-remove': ['few', 'once'],
    'media-list': oneWindow,
  },
  tables: {
    media_links: {
      kind: 'venue',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'messages',
          columns: 'media_id location_id player_id url network kind caption created',
          what: 'Links to pictures and films that players added',
          purpose: 'To show what happens at a venue.',
          readers: ['players'],
          lifetime: 'Until it is removed.',
        },
      ],
      checks: [
        `char_length(caption) <= ${unitsPerCharacter * mediaCaptionMax}`,
        `char_length(url) <= ${linkMax}`,
        `network in (${words(socialNetworks)})`,
        `kind in (${words(mediaKinds)})`,
      ],
    },
  },
})
