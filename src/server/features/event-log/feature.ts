// Manifest: the log of an event.
import { defineFeature } from '../../manifests/define-feature.ts'
import { eventLogLive } from './live.ts'

export const eventLogFeature = defineFeature({
  live: eventLogLive,
})
