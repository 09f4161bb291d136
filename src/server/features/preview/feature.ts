// Manifest: what a link to an event shows.
import { defineFeature } from '../../manifests/define-feature.ts'
import { previewHandlers } from './card-handlers.ts'

export const previewFeature = defineFeature({
  calls: previewHandlers,
})
