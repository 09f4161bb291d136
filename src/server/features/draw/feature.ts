// Manifest: draws for places.
import { defineFeature, rostersMs } from '../../manifests/define-feature.ts'
import { drawHandlers } from './handlers.ts'
import { makeDueDraws } from './jobs.ts'
import { drawLive } from './live.ts'

export const drawFeature = defineFeature({
  calls: drawHandlers,
  live: drawLive,
  repeated: [
    { everyMs: rostersMs, failed: 'draws that are due could not be made', run: makeDueDraws },
  ],
})
