// Calls and live queries about a series and its dates, each an event.
import * as v from 'valibot'
import { entryPlaces } from '#domain/event/entry.ts'
import { eventStatuses } from '#domain/event/event.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { live, defineContract } from './call.ts'

export const seriesById = live({
  name: 'series-byId',
  who: 'player',
  summary: 'The dates of a series that I may see, and where I am in each.',
  input: v.strictObject({ seriesId: uuidSchema }),
  output: v.object({
    everyWeeks: v.number(),
    weekdays: v.array(v.number()),
    events: v.array(
      v.object({
        eventId: v.string(),
        index: v.number(),
        startDate: v.string(),
        startTime: v.string(),
        status: v.picklist(eventStatuses),
        myPlace: v.nullable(v.picklist(entryPlaces)),
      }),
    ),
  }),
  refusals: ['event-not-found'],
})

export const seriesContract = defineContract({
  nouns: { series: 'events' },
  live: [seriesById],
})
