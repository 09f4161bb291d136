// Manifest: messages on their way.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { deliverDue, forgetOldDeliveries, startDeliveries } from './jobs.ts'

export const deliveryFeature = defineFeature({
  jobs: [
    { name: 'deliveries', cron: minutely, run: (deps) => deliverDue(deps) },
    { name: 'old-deliveries', cron: '10 4 * * *', run: forgetOldDeliveries },
  ],
  follow: startDeliveries,
})
