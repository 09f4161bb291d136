// Manifest: the sign-in of a person: passwords, passkeys, sessions, addresses.
import { defineFeature } from '../../manifests/define-feature.ts'
import { addressHandlers } from './address-handlers.ts'
import { accountHandlers } from './handlers.ts'

export const accountFeature = defineFeature({
  calls: ({ auth }) => ({ ...accountHandlers(auth), ...addressHandlers(auth) }),
})
