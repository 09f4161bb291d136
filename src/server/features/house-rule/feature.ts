// Manifest: house rules of venues and clubs.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { houseRuleHandlers } from './handlers.ts'
import { freeLastInLine } from './jobs.ts'

export const houseRuleFeature = defineFeature({
  calls: houseRuleHandlers,
  jobs: [{ name: 'last-in-line', cron: minutely, run: freeLastInLine }],
})
