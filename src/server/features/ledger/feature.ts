// Manifest: the ledger of tokens and diamonds.
import { defineFeature } from '../../manifests/define-feature.ts'
import { ledgerHandlers } from './handlers.ts'
import { ledgerLive } from './live.ts'

export const ledgerFeature = defineFeature({
  calls: ledgerHandlers,
  live: ledgerLive,
})
