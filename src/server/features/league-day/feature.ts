// Manifest: game days and substitutes of leagues.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { leagueDayHandlers } from './handlers.ts'
import { askSubstitutes } from './jobs.ts'

export const leagueDayFeature = defineFeature({
  calls: leagueDayHandlers,
  jobs: [{ name: 'substitutes', cron: minutely, run: askSubstitutes }],
})
