// Manifest: files for DUPR.
import { defineFeature } from '../../manifests/define-feature.ts'
import { duprHandlers } from './handlers.ts'

export const duprFeature = defineFeature({
  calls: duprHandlers,
})
