// Manifest: lists of players.
import { defineFeature } from '../../manifests/define-feature.ts'
import { communityHandlers, communityHttp } from './handlers.ts'
import { communityLive } from './live.ts'

export const communityFeature = defineFeature({
  calls: communityHandlers,
  live: communityLive,
  http: communityHttp,
})
