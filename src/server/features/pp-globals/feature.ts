// Manifest: the numbers that all passes share.
import { defineFeature } from '../../manifests/define-feature.ts'
import { ppGlobalsLive } from './live.ts'

export const ppGlobalsFeature = defineFeature({
  live: ppGlobalsLive,
  tables: {
    pp_globals: {
      privacy: 'public',
    },
  },
})
