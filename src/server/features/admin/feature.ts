// Manifest: who looks after a venue.
import { defineFeature } from '../../manifests/define-feature.ts'
import { adminHandlers } from './handlers.ts'
import { adminLive } from './live.ts'

export const adminFeature = defineFeature({
  calls: adminHandlers,
  live: adminLive,
})
