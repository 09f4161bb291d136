// Manifest: whether an event or the day of a venue is on, and the weather.
import { defineFeature } from '../../manifests/define-feature.ts'
import { dayStatusHandlers } from './handlers.ts'
import { weatherHandlers } from './weather-handlers.ts'

export const dayStatusFeature = defineFeature({
  calls: { ...dayStatusHandlers, ...weatherHandlers },
  tables: {
    event_day_statuses: {
      privacy: 'shared',
    },
    location_day_statuses: {
      privacy: 'shared',
    },
  },
})
