// Manifest: calendar feeds.
import { defineFeature } from '../../manifests/define-feature.ts'
import { calendarFeedHandlers } from './handlers.ts'
import { calendarFeedLive } from './live.ts'

export const calendarFeedFeature = defineFeature({
  calls: calendarFeedHandlers,
  live: calendarFeedLive,
})
