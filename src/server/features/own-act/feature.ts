// Manifest: what players themselves said of an event.
import { defineFeature } from '../../manifests/define-feature.ts'
import { ownActHandlers } from './handlers.ts'

export const ownActFeature = defineFeature({
  calls: ownActHandlers,
})
