// Manifest: letters to the operator.
import { defineFeature } from '../../manifests/define-feature.ts'
import { supportHandlers } from './handlers.ts'

export const supportFeature = defineFeature({
  calls: supportHandlers,
})
