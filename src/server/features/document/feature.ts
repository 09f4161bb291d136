// Manifest: records that are written by their collection and id.
import { defineFeature } from '../../manifests/define-feature.ts'
import { documentHandlers } from './handlers.ts'

export const documentFeature = defineFeature({
  calls: ({ handlers }) => documentHandlers(handlers),
})
