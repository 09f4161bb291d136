// Manifest: venue clocks, and the event times that follow them.
import { defineFeature } from '../../manifests/define-feature.ts'
import { eventClockHandlers } from './handlers.ts'
import { startZoneRules } from './jobs.ts'

export const eventClockFeature = defineFeature({
  calls: eventClockHandlers,
  costs: {
    'locations-setZone': ['all', 'zone-change'],
  },
  follow: startZoneRules,
  tables: {
    zone_rules: {
      kind: 'venue',
      privacy: 'public',
    },
  },
})
