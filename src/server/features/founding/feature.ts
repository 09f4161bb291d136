import { foundingActs, foundingDaysMax, foundingPeople } from '#domain/registration/founding.ts'
import { words } from '../../manifests/checks.ts'
import { fewWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { foundingLive } from './live.ts'

export const foundingFeature = defineFeature({
  live: foundingLive,
  costs: { 'founding-mine': fewWindow },
  tables: {
    founding_rules: {
      kind: null,
      privacy: 'public',
      checks: [
        `act in (${words(foundingActs)})`,
        `who in (${words(foundingPeople)})`,
        `days between 1 and ${foundingDaysMax}`,
      ],
    },
  },
})
