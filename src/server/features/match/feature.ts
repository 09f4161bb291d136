// Manifest: matches and their scores.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { matchHandlers } from './handlers.ts'
import { confirmOldScores, forgetOldRunning } from './jobs.ts'
import { matchLive } from './live.ts'

export const matchFeature = defineFeature({
  calls: matchHandlers,
  live: matchLive,
  jobs: [
    { name: 'scores', cron: minutely, run: confirmOldScores },
    { name: 'running-scores', cron: minutely, run: forgetOldRunning },
  ],
})
