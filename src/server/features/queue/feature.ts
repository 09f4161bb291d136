// Manifest: live queues of events.
import { defineFeature } from '../../manifests/define-feature.ts'
import { queueHandlers } from './handlers.ts'
import { queueLive } from './live.ts'

export const queueFeature = defineFeature({
  calls: queueHandlers,
  live: queueLive,
})
