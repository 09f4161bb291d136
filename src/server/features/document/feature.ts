// Manifest: records that are written by their collection and id.
import { small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { documentHandlers } from './handlers.ts'

export const documentFeature = defineFeature({
  calls: ({ handlers }) => documentHandlers(handlers),
  costs: {
    // They do what the calls do that they stand for.
    'documentUpdates-updateDocument': ['all', 'turn'],
    'documentUpdates-setDocument': ['all', 'turn'],
    'documentUpdates-addDocument': small,
    'documentUpdates-deleteDocument': ['all', 'once'],
  },
})
