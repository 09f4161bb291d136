// Manifest: friends and favorites.
import { defineFeature } from '../../manifests/define-feature.ts'
import { relationHandlers } from './handlers.ts'
import { relationLive } from './live.ts'

export const relationFeature = defineFeature({
  calls: relationHandlers,
  live: relationLive,
})
