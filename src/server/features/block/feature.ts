// Manifest: blocks between players.
import { defineFeature } from '../../manifests/define-feature.ts'
import { blockHandlers } from './handlers.ts'
import { blockLive } from './live.ts'

export const blockFeature = defineFeature({
  calls: blockHandlers,
  live: blockLive,
})
