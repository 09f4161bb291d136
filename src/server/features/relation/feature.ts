// Manifest: friends and favorites.
import { oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported, deletedNotExported } from '../../manifests/table-facts.ts'
import { relationHandlers } from './handlers.ts'
import { relationLive } from './live.ts'

export const relationFeature = defineFeature({
  calls: relationHandlers,
  live: relationLive,
  costs: {
    'playerFriends-set': small,
    'playerFavorites-set': small,
    'playerFriends-mine': oneWindow,
    'playerFavorites-mine': oneWindow,
  },
  tables: {
    player_friends: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
        friend_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id friend_id friend created',
          what: 'Friends',
          purpose: 'To invite friends, and to show hidden profiles to them.',
          readers: ['self'],
        },
      ],
    },
    player_favorites: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
        favorite_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id favorite_id favorite created',
          what: 'Favorites',
          purpose: 'To invite favorites.',
          readers: ['self'],
        },
      ],
    },
  },
})
