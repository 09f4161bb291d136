// Manifest: what venues, clubs and events ask people to agree to.
import { defineFeature, yearMs } from '../../manifests/define-feature.ts'
import { agreementHandlers } from './handlers.ts'
import { forgetOldAcceptances } from './queries.ts'

export const agreementFeature = defineFeature({
  calls: agreementHandlers,
  forget: (db, { now, agreementYears }) =>
    forgetOldAcceptances(db, new Date(now - agreementYears * yearMs)),
})
