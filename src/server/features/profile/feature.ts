// Manifest: the public record of a player.
import { defineFeature } from '../../manifests/define-feature.ts'
import { profileLive } from './live.ts'

export const profileFeature = defineFeature({
  live: profileLive,
})
