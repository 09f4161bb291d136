// Manifest: teams of two in an event.
import { defineFeature } from '../../manifests/define-feature.ts'
import { teamHandlers } from './handlers.ts'
import { teamLive } from './live.ts'

export const teamFeature = defineFeature({
  calls: teamHandlers,
  live: teamLive,
})
