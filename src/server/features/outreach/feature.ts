// Manifest: e-mail that an account causes to people without one.
import { outreachDays } from '#domain/contact/outreach.ts'
import { dayMs, defineFeature, yearMs } from '../../manifests/define-feature.ts'
import { forgetOutreach } from './queries.ts'

export const outreachFeature = defineFeature({
  forget: (db, { now }) =>
    forgetOutreach(db, { mailsBefore: now - outreachDays * dayMs, peopleBefore: now - yearMs }),
})
