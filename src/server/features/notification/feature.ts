// Manifest: where players are reached outside the app.
import { defineFeature } from '../../manifests/define-feature.ts'
import { notificationHandlers } from './handlers.ts'
import { notificationLive } from './live.ts'
import { reachLive } from './reach-live.ts'

export const notificationFeature = defineFeature({
  calls: notificationHandlers,
  live: (given) => ({ ...notificationLive(given), ...reachLive(given) }),
})
