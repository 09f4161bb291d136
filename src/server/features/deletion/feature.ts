// Manifest: the end of an account.
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletionHandlers } from './handlers.ts'

export const deletionFeature = defineFeature({
  calls: ({ auth, handlers }) => deletionHandlers(auth, handlers),
})
