// Manifest: the players looking for a partner in an event for teams.
import { defineFeature } from '../../manifests/define-feature.ts'
import { partnerHandlers } from './handlers.ts'
import { partnerLive } from './live.ts'
import { forgetSeekers } from './queries.ts'

export const partnerFeature = defineFeature({
  calls: partnerHandlers,
  live: partnerLive,
  forget: (db, { now }) => forgetSeekers(db, now),
})
