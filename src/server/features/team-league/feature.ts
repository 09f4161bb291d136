// Manifest: leagues of teams.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { teamLeagueHandlers } from './handlers.ts'
import { watchLineups } from './jobs.ts'

export const teamLeagueFeature = defineFeature({
  calls: teamLeagueHandlers,
  jobs: [{ name: 'line-ups', cron: minutely, run: watchLineups }],
})
