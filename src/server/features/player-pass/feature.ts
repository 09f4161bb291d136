// Manifest: passes and tokens.
import { defineFeature } from '../../manifests/define-feature.ts'
import { playerPassHandlers } from './handlers.ts'
import { playerPassLive } from './live.ts'

export const playerPassFeature = defineFeature({
  calls: playerPassHandlers,
  live: playerPassLive,
})
