// Manifest: the day status of events and venues, and the weather.
import { dayNoteMax } from '#domain/day-status/day-status.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { oneCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { dayStatusHandlers } from './handlers.ts'
import { weatherHandlers } from './weather-handlers.ts'

export const dayStatusFeature = defineFeature({
  calls: { ...dayStatusHandlers, ...weatherHandlers },
  costs: {
    'events-setDayStatus': ['roster', 'day-status'],
    'locations-setDayStatus': ['venueDay', 'day-status'],
    'locations-weather': oneCall,
  },
  tables: {
    event_day_statuses: {
      kind: 'event',
      privacy: 'shared',
      checks: [`char_length(note) <= ${unitsPerCharacter * dayNoteMax}`],
    },
    location_day_statuses: {
      kind: 'venue',
      privacy: 'shared',
      checks: [`char_length(note) <= ${unitsPerCharacter * dayNoteMax}`],
    },
  },
})
