// Calls about the status of a day: on, delayed or off.
import * as v from 'valibot'
import { dayStatusSchema } from '#domain/day-status/day-status-schema.ts'
import { dayStates } from '#domain/day-status/day-status.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, defineContract } from '../call.ts'

/** isTold: players were alerted; after too many changes in a day the status only shows. */
const output = v.object({ isTold: v.boolean() })

const said = {
  state: v.picklist(dayStates),
  until: v.nullable(v.string()),
  note: v.string(),
  nextWord: v.nullable(v.string()),
}

export const dayStatus = v.nullable(v.object({ ...said, by: v.picklist(['event', 'venue']) }))

export const venueDay = v.object({ day: v.string(), ...said })

const setEventDay = call({
  name: 'events-setDayStatus',
  who: 'player',
  kind: 'write',
  locks: 'event',
  limit: 'day-status',
  summary:
    'Organizer: say whether an event is on, in doubt, delayed or off on its day; its players are alerted.',
  input: v.strictObject({ eventId: uuidSchema, status: dayStatusSchema }),
  output,
  refusals: [
    'event-not-found',
    'not-allowed',
    'event-cancelled',
    'event-in-past',
    'day-status-too-far',
    'day-status-delay',
  ],
})

const setVenueDay = call({
  name: 'locations-setDayStatus',
  who: 'player',
  kind: 'write',
  limit: 'day-status',
  summary:
    'Venue admin: the same for all courts and all events of a day; each player is alerted once.',
  input: v.strictObject({ locationId: locationIdSchema, day: daySchema, status: dayStatusSchema }),
  output,
  refusals: ['location-not-found', 'not-allowed', 'day-status-too-far', 'day-status-delay'],
})

/**
 * Hourly forecast of the coming day: at is an instant, rain percent. Empty for venues not known to
 * be outdoors, without an event within a day, and when no forecast is available.
 */
const venueWeather = call({
  name: 'locations-weather',
  who: 'player',
  kind: 'read',
  summary: 'The weather of the coming day at an outdoor venue with an event soon.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    hours: v.array(v.object({ at: v.string(), celsius: v.number(), rain: v.number() })),
  }),
  refusals: [],
})

export const dayStatusCalls = [setEventDay, setVenueDay, venueWeather] as const

export const dayStatusContract = defineContract({
  calls: dayStatusCalls,
})
