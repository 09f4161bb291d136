// Manifest: ratings.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { replayDirty, startRatings } from './jobs.ts'
import { ratingLive } from './live.ts'

export const ratingFeature = defineFeature({
  live: ratingLive,
  jobs: [{ name: 'ratings', cron: minutely, run: (deps) => replayDirty(deps) }],
  follow: startRatings,
})
