// Manifest: Poppi, which answers plain-language questions.
import { defineFeature } from '../../manifests/define-feature.ts'
import { poppiHandlers } from './handlers.ts'

export const poppiFeature = defineFeature({
  calls: poppiHandlers(),
  costs: {
    'poppi-ask': ['few', 'poppi'],
  },
})
