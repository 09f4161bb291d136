// Manifest: prices and who paid.
import { defineFeature } from '../../manifests/define-feature.ts'
import { paymentHandlers } from './handlers.ts'
import { paymentLive } from './live.ts'

export const paymentFeature = defineFeature({
  calls: paymentHandlers,
  live: paymentLive,
})
