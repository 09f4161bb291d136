// Manifest: suggestions for a venue.
import { defineFeature } from '../../manifests/define-feature.ts'
import { suggestionHandlers } from './handlers.ts'
import { suggestionLive } from './live.ts'

export const suggestionFeature = defineFeature({
  calls: suggestionHandlers,
  live: suggestionLive,
})
