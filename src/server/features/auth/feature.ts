// Manifest: the sign-in methods that a server offers.
import { oneCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { authHandlers } from './handlers.ts'

export const authFeature = defineFeature({
  calls: ({ auth }) => authHandlers(auth),
  costs: {
    'auth-methods': oneCall,
  },
})
