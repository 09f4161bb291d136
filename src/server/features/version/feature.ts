import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { versionLive } from './live.ts'

export const versionFeature = defineFeature({
  live: versionLive,
  costs: {
    'version-current': oneWindow,
  },
  tables: {
    version: {
      kind: null,
      privacy: 'public',
    },
  },
})
