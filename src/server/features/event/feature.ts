// Manifest: events.
import { defineFeature } from '../../manifests/define-feature.ts'
import { eventHandlers } from './handlers.ts'
import { eventLive } from './live.ts'

export const eventFeature = defineFeature({
  calls: eventHandlers,
  live: eventLive,
})
