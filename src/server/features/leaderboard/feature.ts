// Manifest: leaderboards.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { refreshLeaderboards, startLeaderboards } from './jobs.ts'
import { leaderboardLive } from './live.ts'

export const leaderboardFeature = defineFeature({
  live: leaderboardLive,
  jobs: [{ name: 'leaderboards', cron: minutely, run: refreshLeaderboards }],
  follow: startLeaderboards,
})
