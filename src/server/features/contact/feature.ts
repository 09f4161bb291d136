// Manifest: people without an account in the list of a keeper.
import { defineFeature } from '../../manifests/define-feature.ts'
import { contactHandlers } from './handlers.ts'
import { contactLive } from './live.ts'

export const contactFeature = defineFeature({
  calls: contactHandlers,
  live: contactLive,
})
