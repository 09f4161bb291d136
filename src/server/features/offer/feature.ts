// Manifest: offers of freed places.
import { defineFeature, rostersMs } from '../../manifests/define-feature.ts'
import { endOverdueOffers } from './jobs.ts'

export const offerFeature = defineFeature({
  repeated: [
    {
      everyMs: rostersMs,
      failed: 'offers that are over could not be ended',
      run: endOverdueOffers,
    },
  ],
})
