// Manifest: leagues.
import { defineFeature } from '../../manifests/define-feature.ts'
import { leagueHandlers } from './handlers.ts'
import { leagueLive } from './live.ts'

export const leagueFeature = defineFeature({
  calls: leagueHandlers,
  live: leagueLive,
})
