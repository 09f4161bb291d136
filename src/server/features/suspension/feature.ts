// Manifest: suspended accounts.
import { defineFeature } from '../../manifests/define-feature.ts'
import { suspensionHandlers } from './handlers.ts'

export const suspensionFeature = defineFeature({
  calls: suspensionHandlers,
})
