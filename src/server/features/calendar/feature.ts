import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { calendarLive } from './live.ts'

export const calendarFeature = defineFeature({
  live: calendarLive,
  costs: {
    'events-publicCounts': oneWindow,
    'events-privateCounts': oneWindow,
    'events-publicList': oneWindow,
    'events-personalList': oneWindow,
    'events-list': oneWindow,
    'events-mine': oneWindow,
    'events-myDays': oneWindow,
    'playerEvents-mine': oneWindow,
    'events-history': oneWindow,
  },
})
