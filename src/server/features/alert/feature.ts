// Manifest: what players are told about.
import { dayMs, defineFeature } from '../../manifests/define-feature.ts'
import { alertHandlers } from './handlers.ts'
import { alertLive } from './live.ts'
import { forgetRead } from './queries.ts'

const readAlertsMs = 365 * dayMs

export const alertFeature = defineFeature({
  calls: alertHandlers,
  live: alertLive,
  forget: (db, { now }) => forgetRead(db, now - readAlertsMs),
})
