// Manifest: match lists of events.
import { defineFeature } from '../../manifests/define-feature.ts'
import { matchListHandlers } from './handlers.ts'
import { matchListLive } from './live.ts'

export const matchListFeature = defineFeature({
  calls: matchListHandlers,
  live: matchListLive,
})
