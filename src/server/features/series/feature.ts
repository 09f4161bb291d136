// Manifest: the dates of a series.
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { seriesLive } from './live.ts'

export const seriesFeature = defineFeature({
  live: seriesLive,
  costs: {
    'series-byId': oneWindow,
  },
})
