// Manifest: polls of a club.
import { defineFeature } from '../../manifests/define-feature.ts'
import { clubPollHandlers } from './handlers.ts'
import { clubPollLive } from './live.ts'

export const clubPollFeature = defineFeature({
  calls: clubPollHandlers,
  live: clubPollLive,
})
