// Manifest: names in shared text about events, leagues and tournaments.
import { fewCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { sharingHandlers } from './handlers.ts'

export const sharingFeature = defineFeature({
  calls: sharingHandlers,
  costs: {
    'events-unnamed': fewCall,
    'leagues-unnamed': fewCall,
    'tournaments-winners': fewCall,
  },
})
