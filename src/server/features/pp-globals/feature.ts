// Manifest: the numbers that all passes share.
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { ppGlobalsLive } from './live.ts'

export const ppGlobalsFeature = defineFeature({
  live: ppGlobalsLive,
  costs: {
    'ppGlobals-current': oneWindow,
  },
  tables: {
    pp_globals: {
      privacy: 'public',
    },
  },
})
