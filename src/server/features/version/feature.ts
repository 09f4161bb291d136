// Manifest: the version of the server.
import { defineFeature } from '../../manifests/define-feature.ts'
import { versionLive } from './live.ts'

export const versionFeature = defineFeature({
  live: versionLive,
  tables: {
    version: {
      privacy: 'public',
    },
  },
})
