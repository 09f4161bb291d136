// Manifest: the lists of events.
import { defineFeature } from '../../manifests/define-feature.ts'
import { calendarLive } from './live.ts'

export const calendarFeature = defineFeature({
  live: calendarLive,
})
