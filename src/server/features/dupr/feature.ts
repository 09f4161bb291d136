// Manifest: DUPR files.
import { fewCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { duprHandlers } from './handlers.ts'

export const duprFeature = defineFeature({
  calls: duprHandlers,
  costs: {
    'results-duprFile': fewCall,
    'leagues-duprFile': fewCall,
  },
})
