// Manifest: link previews.
import { oneCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { previewHandlers } from './card-handlers.ts'

export const previewFeature = defineFeature({
  calls: previewHandlers,
  costs: {
    'events-publicCard': oneCall,
  },
})
