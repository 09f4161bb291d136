// Manifest: templates for events.
import { defineFeature } from '../../manifests/define-feature.ts'
import { templateHandlers } from './handlers.ts'
import { templateLive } from './live.ts'

export const templateFeature = defineFeature({
  calls: templateHandlers,
  live: templateLive,
})
