// Manifest: venues.
import { defineFeature } from '../../manifests/define-feature.ts'
import { locationHandlers, locationHttp } from './handlers.ts'
import { locationLive } from './live.ts'

export const locationFeature = defineFeature({
  calls: ({ towns }) => locationHandlers(towns),
  live: locationLive,
  http: locationHttp,
})
