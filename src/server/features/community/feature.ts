// Manifest: player lists.
import { oneCall, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { communityHandlers, communityHttp } from './handlers.ts'
import { communityLive } from './live.ts'

export const communityFeature = defineFeature({
  calls: communityHandlers,
  live: communityLive,
  http: communityHttp,
  costs: {
    'players-find': oneCall,
    getMyPlayersByIds: oneCall,
    getPlayerIdsByLocationIds: oneCall,
    'players-list': oneWindow,
    'playerLocations-atLocation': oneWindow,
  },
})
