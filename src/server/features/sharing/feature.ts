// Manifest: what is shared of events, leagues and tournaments.
import { defineFeature } from '../../manifests/define-feature.ts'
import { sharingHandlers } from './handlers.ts'

export const sharingFeature = defineFeature({
  calls: sharingHandlers,
})
