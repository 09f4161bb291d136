// Manifest: the own record of a player.
import { defineFeature } from '../../manifests/define-feature.ts'
import { playerHandlers } from './handlers.ts'
import { playerLive } from './live.ts'

export const playerFeature = defineFeature({
  calls: ({ auth }) => playerHandlers(auth),
  live: playerLive,
})
