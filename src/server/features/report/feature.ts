// Manifest: reports to admins of a venue.
import { defineFeature } from '../../manifests/define-feature.ts'
import { reportHandlers } from './handlers.ts'
import { reportLive } from './live.ts'

export const reportFeature = defineFeature({
  calls: reportHandlers,
  live: reportLive,
})
