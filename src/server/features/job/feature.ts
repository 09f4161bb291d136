import { jobNameMax } from '#domain/operator/jobs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'

export const jobFeature = defineFeature({
  tables: {
    asked_jobs: {
      kind: null,
      privacy: 'private: shown to those in charge',
      checks: [`char_length(name) <= ${jobNameMax}`],
    },
  },
})
