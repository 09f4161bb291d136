// Calls and live queries about many events: counts for the calendar, and lists.
import * as v from 'valibot'
import { attendances, entryPlaces } from '#domain/event/entry.ts'
import { schemasFor } from '#domain/event/event-fields.ts'
import { entryBys, eventGenders, eventStatuses, eventTypes } from '#domain/event/event.ts'
import { timesOfDay } from '#domain/event/time-of-day.ts'
import { activeLocationsMaxAdmin } from '#domain/location/location.ts'
import { medals } from '#domain/medal/medal.ts'
import { skillSchema } from '#domain/player/skill-schema.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { eventChunk, idsSchema, locationChunk, locationIdSchema } from '#domain/shared/id.ts'
import { live, defineContract } from './call.ts'
import { dayStatus } from './day-status/day-status.ts'
import { eventId } from './event.ts'

const locationIds = v.pipe(v.array(locationIdSchema), v.maxLength(activeLocationsMaxAdmin))

/** drawAt is set while a draw is to come: waiting players are in it. */
const publicCard = v.object({
  eventId: v.string(),
  title: v.string(),
  type: v.picklist(eventTypes),
  entryBy: v.picklist(entryBys),
  gender: v.picklist(eventGenders),
  startDate: v.string(),
  startTime: v.string(),
  duration: v.number(),
  startsAt: v.string(),
  timezone: v.string(),
  location: v.string(),
  locationName: v.string(),
  city: v.string(),
  organizerId: v.string(),
  organizerName: v.string(),
  skillMin: v.nullable(v.number()),
  skillMax: v.nullable(v.number()),
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  minPlayers: v.number(),
  maxPlayers: v.number(),
  playing: v.number(),
  waiting: v.number(),
  invite: v.boolean(),
  status: v.picklist(eventStatuses),
  drawAt: v.nullable(v.string()),
  signupOpens: v.nullable(v.string()),
  signupCloses: v.nullable(v.string()),
  cancelCutoffHours: v.number(),
  dayStatus,
})

/** Hidden and blocked players are left out. */
const faces = v.array(v.object({ playerName: v.string(), photoURL: v.string() }))

/**
 * hasSignUpRules: house rules, a league or an age limit apply; houseRules-byIds returns their
 * effect. faces: the first three playing.
 */
const listedCard = v.object({ ...publicCard.entries, hasSignUpRules: v.boolean() })
const facedCard = v.object({ ...listedCard.entries, faces })
export type PublicCard = v.InferOutput<typeof facedCard>

/**
 * myPlace is null when I'm not in it; myOffer: deadline of a place offered to me; friends: my
 * friends playing.
 */
const ownMark = v.object({
  myPlace: v.nullable(v.picklist(entryPlaces)),
  myOffer: v.nullable(v.string()),
  isOrganizer: v.boolean(),
  friends: v.number(),
})
export const eventCard = v.object({ ...publicCard.entries, ...ownMark.entries })
export type EventCardData = v.InferOutput<typeof eventCard>

const ownCard = v.object({ ...eventCard.entries, faces })
const ownListedCard = v.object({ ...listedCard.entries, ...ownMark.entries, faces })

const counts = v.array(v.object({ date: v.string(), eventCount: v.number() }))
const countsInput = v.strictObject({ locationIds, from: daySchema })

/** Shared by all viewers of the same venues. Only days with events, within 60 days from `from`. */
export const publicCounts = live({
  name: 'events-publicCounts',
  who: 'player',
  summary: 'Public events a day at these venues, 60 days ahead.',
  input: countsInput,
  output: counts,
  refusals: [],
})

export const privateCounts = live({
  name: 'events-privateCounts',
  who: 'player',
  summary: 'Private events a day that I may see at these venues, 60 days ahead.',
  input: countsInput,
  output: counts,
  refusals: [],
})

/** null or false means any. Morning ends at 12:00, afternoon at 17:00. */
export const eventFilters = v.strictObject({
  type: v.nullable(v.picklist(eventTypes)),
  gender: v.nullable(v.picklist(eventGenders)),
  time: v.nullable(v.picklist(timesOfDay)),
  fitsLevel: v.boolean(),
  placesLeft: v.boolean(),
  friendsGoing: v.boolean(),
})

export const eventList = live({
  name: 'events-list',
  who: 'player',
  summary:
    'Events at these venues from one day through another, by start, that I may see; grows by raising limit.',
  input: v.strictObject({
    locationIds,
    from: daySchema,
    to: daySchema,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
    filters: eventFilters,
  }),
  output: v.object({ events: v.array(ownListedCard), more: v.boolean() }),
  refusals: [],
})

const publicFilters = v.strictObject({
  type: v.nullable(v.picklist(eventTypes)),
  gender: v.nullable(v.picklist(eventGenders)),
  time: v.nullable(v.picklist(timesOfDay)),
  fits: v.nullable(v.strictObject({ level: v.nullable(skillSchema) })),
  placesLeft: v.boolean(),
})

const venueListInput = {
  locationId: locationIdSchema,
  from: daySchema,
  to: daySchema,
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  filters: publicFilters,
}

/**
 * The shared part of a venue's list: one load for all who ask the same. Events of organizers with a
 * block between them and the viewer are removed per viewer.
 */
export const publicList = live({
  name: 'events-publicList',
  who: 'player',
  summary: 'Published public events at a venue from one day through another, by start.',
  input: v.strictObject(venueListInput),
  output: v.object({ events: v.array(facedCard), more: v.boolean() }),
  refusals: [],
})

/**
 * My part of the same list: my marks on the first `limit` public events, private events I may see,
 * and cancelled ones I'm in or run. With `friendsGoing`, all events in which friends play, public
 * ones too. friendFaces: at most three.
 */
export const personalList = live({
  name: 'events-personalList',
  who: 'player',
  summary: 'What the events of events-publicList are to me, and those beside them that I may see.',
  input: v.strictObject({ ...venueListInput, friendsGoing: v.boolean() }),
  output: v.object({
    marks: v.array(v.object({ eventId: v.string(), ...ownMark.entries, friendFaces: faces })),
    events: v.array(ownListedCard),
    more: v.boolean(),
  }),
  refusals: [],
})

export const myEvents = live({
  name: 'events-mine',
  who: 'player',
  summary: 'Events from a day on where I play, wait or organize, by start.',
  input: v.strictObject({ from: daySchema }),
  output: v.object({ events: v.array(ownCard) }),
  refusals: [],
})

const nextEvent = v.pick(publicCard, [
  'eventId',
  'title',
  'type',
  'startDate',
  'startTime',
  'duration',
  'startsAt',
  'location',
  'locationName',
  'status',
  'dayStatus',
])
export type NextEventData = v.InferOutput<typeof nextEvent>

/** next: the first five I play in that haven't ended. hasPlan: I play or wait somewhere. */
export const myDays = live({
  name: 'events-myDays',
  who: 'player',
  summary: 'My days from one on, and my next events.',
  input: v.strictObject({ from: daySchema }),
  output: v.object({
    days: counts,
    next: v.array(nextEvent),
    hasPlan: v.boolean(),
    organizes: v.boolean(),
  }),
  refusals: [],
})

/**
 * medals: only events with one of these medals; empty means all. result is null until the event is
 * closed; ratingChange until a match was rated. partnerName is '' without one.
 */
export const eventHistory = live({
  name: 'events-history',
  who: 'player',
  summary: 'My past events, newest first, with what I came to.',
  input: v.strictObject({
    before: daySchema,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
    medals: v.optional(v.pipe(v.array(v.picklist(medals)), v.maxLength(medals.length)), []),
  }),
  output: v.object({
    events: v.array(
      v.object({
        ...eventCard.entries,
        attendance: v.nullable(v.picklist(attendances)),
        partnerName: v.string(),
        ratingChange: v.nullable(v.number()),
        result: v.nullable(
          v.object({
            rank: v.number(),
            entrants: v.number(),
            wins: v.number(),
            losses: v.number(),
            medal: v.nullable(v.picklist(medals)),
          }),
        ),
      }),
    ),
    more: v.boolean(),
  }),
  refusals: [],
})

/** Without people. startDate is the day at the venue; time is startTime, under the spec's name. */
const eventRecord = v.object({
  eventId: v.string(),
  playerId: v.string(),
  ...schemasFor('record'),
  time: v.string(),
  startsAt: v.string(),
  timezone: v.string(),
  playing: v.number(),
  waiting: v.number(),
  status: v.picklist(eventStatuses),
  deleted: v.literal(false),
})

/** By start. Unknown events and those I may not see are missing. */
export const eventsByIds = live({
  name: 'events-byIds',
  who: 'player',
  summary: 'Up to 10 events by their ids, as far as I may see them.',
  input: v.strictObject({ eventIds: idsSchema(eventId, eventChunk) }),
  output: v.object({ events: v.array(eventRecord) }),
  refusals: [],
})

const comingEvents = v.object({ events: v.array(eventRecord), more: v.boolean() })

/** Published events by start, the first 600, within the days of the counts. `from` is today. */
export const eventsByLocations = live({
  name: 'events-byLocations',
  who: 'player',
  summary: 'Events that I may see at up to 30 venues, 60 days ahead.',
  input: v.strictObject({
    locationIds: idsSchema(locationIdSchema, locationChunk),
    from: daySchema,
  }),
  output: comingEvents,
  refusals: [],
})

export const publicEventsAt = live({
  name: 'events-publicAt',
  who: 'player',
  summary: 'Public events at a venue, 60 days ahead.',
  input: v.strictObject({ locationId: locationIdSchema, from: daySchema }),
  output: comingEvents,
  refusals: [],
})

/** startTimeMil is the hour and minute as four digits. */
export const myPlayerEvents = live({
  name: 'playerEvents-mine',
  who: 'player',
  summary: 'My entries, playing or waiting, in events from a day on, by start.',
  input: v.strictObject({ from: daySchema }),
  output: v.object({
    playerEvents: v.array(
      v.object({
        playerId: v.string(),
        eventId: v.string(),
        startDate: v.string(),
        startTimeMil: v.string(),
        removed: v.literal(false),
        deleted: v.literal(false),
        userId: v.string(),
      }),
    ),
  }),
  refusals: [],
})

export const calendarContract = defineContract({
  nouns: { playerEvents: 'events' },
  live: [
    publicCounts,
    privateCounts,
    eventList,
    publicList,
    personalList,
    myEvents,
    myDays,
    eventHistory,
    myPlayerEvents,
    eventsByIds,
    eventsByLocations,
    publicEventsAt,
  ],
})
