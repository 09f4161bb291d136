// Manifest: limits of new accounts.
import { defineFeature } from '../../manifests/define-feature.ts'
import { forgetOldActs } from './queries.ts'

export const newcomerFeature = defineFeature({
  forget: (db, { now }) => forgetOldActs(db, now),
})
