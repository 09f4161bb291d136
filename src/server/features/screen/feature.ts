// Manifest: screens of venues.
import { defineFeature } from '../../manifests/define-feature.ts'
import { screenHandlers } from './handlers.ts'
import { screenLive } from './live.ts'
import { forgetPairings } from './queries.ts'

export const screenFeature = defineFeature({
  calls: screenHandlers,
  live: screenLive,
  forget: (db, { now }) => forgetPairings(db, now),
  tables: {
    screen_pairings: {
      privacy: 'secret: hashes only, with what admins chose',
    },
    screens: {
      privacy: 'secret: hashes only, with what admins chose',
    },
  },
})
