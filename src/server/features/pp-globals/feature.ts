// Manifest: the settings that all passes share.
import * as pass from '#domain/player-pass/player-pass.ts'
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
      kind: null,
      privacy: 'public',
      checks: [`platform_fee between 0 and ${pass.platformFeeMax}`],
    },
  },
})
