// Manifest: diamonds for what players did.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { giveRewards, startRewards } from './jobs.ts'

export const rewardFeature = defineFeature({
  jobs: [{ name: 'rewards', cron: minutely, run: giveRewards }],
  follow: startRewards,
})
