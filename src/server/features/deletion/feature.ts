import { fewCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletionHandlers } from './handlers.ts'

export const deletionFeature = defineFeature({
  calls: ({ auth }) => deletionHandlers(auth),
  costs: {
    'account-deletionPreview': fewCall,
    'account-delete': ['all', 'account-deletion'],
  },
})
