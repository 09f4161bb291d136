// Manifest: rankings of events, which decide if they count.
import { listTurn, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { rankingHandlers } from './handlers.ts'
import { rankingLive } from './live.ts'

export const rankingFeature = defineFeature({
  calls: rankingHandlers,
  live: rankingLive,
  costs: {
    'events-setRanked': listTurn,
    'events-unusual': oneWindow,
  },
})
