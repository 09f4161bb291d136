// Manifest: records written by collection and id.
import { small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { documentHandlers } from './handlers.ts'

export const documentFeature = defineFeature({
  calls: ({ handlers }) => documentHandlers(handlers),
  costs: {
    // They cost as much as the calls they forward to.
    'documentUpdates-updateDocument': ['all', 'turn'],
    'documentUpdates-setDocument': ['all', 'turn'],
    'documentUpdates-addDocument': small,
    'documentUpdates-deleteDocument': ['all', 'once'],
  },
})
