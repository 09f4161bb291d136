// Manifest: results of events, and medals.
import { defineFeature } from '../../manifests/define-feature.ts'
import { resultHandlers } from './handlers.ts'
import { resultLive } from './live.ts'

export const resultFeature = defineFeature({
  calls: resultHandlers,
  live: resultLive,
})
