// Manifest: videos and posts of a venue.
import { defineFeature } from '../../manifests/define-feature.ts'
import { mediaHandlers } from './handlers.ts'
import { mediaLive } from './live.ts'

export const mediaFeature = defineFeature({
  calls: mediaHandlers,
  live: mediaLive,
})
