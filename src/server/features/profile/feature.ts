// Manifest: player profiles.
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { profileLive } from './live.ts'

export const profileFeature = defineFeature({
  live: profileLive,
  costs: {
    'players-byId': oneWindow,
  },
})
