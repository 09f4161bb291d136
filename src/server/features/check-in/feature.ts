// Manifest: check-in of players by themselves.
import { dayMs, defineFeature } from '../../manifests/define-feature.ts'
import { checkInHandlers } from './handlers.ts'
import { checkInLive } from './live.ts'
import { forgetNames } from './queries.ts'

export const checkInFeature = defineFeature({
  calls: checkInHandlers,
  live: checkInLive,
  forget: (db, { now }) => forgetNames(db, now - dayMs),
})
