// Manifest: tournaments.
import { defineFeature } from '../../manifests/define-feature.ts'
import { tournamentHandlers } from './handlers.ts'
import { tournamentLive } from './live.ts'

export const tournamentFeature = defineFeature({
  calls: tournamentHandlers,
  live: tournamentLive,
})
