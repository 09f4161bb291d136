// What can be asked about events: counts for the calendar, lists, one event with its roster, and
// every change.
import * as v from 'valibot'
import { attendances, entryPlaces } from '#domain/event/entry.ts'
import {
  cancelReasonMax,
  entryBys,
  eventFields,
  eventGenders,
  eventStatuses,
  eventTypes,
  guestsMax,
} from '#domain/event/event.ts'
import { rankings } from '#domain/event/ranking.ts'
import { repeatFields, seriesScopes } from '#domain/event/series.ts'
import { timesOfDay } from '#domain/event/time-of-day.ts'
import { unusualReasons } from '#domain/event/unusual-series.ts'
import { activeLocationsMaxAdmin } from '#domain/location/location.ts'
import { matchListStates } from '#domain/match-list/match-list.ts'
import { medals } from '#domain/medal/medal.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import {
  eventChunk,
  idsSchema,
  locationChunk,
  locationIdSchema,
  playerIdSchema,
  uuidSchema,
} from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live } from './call.ts'

const eventId = uuidSchema
const byEvent = v.strictObject({ eventId })
const success = v.object({ success: v.boolean() })
const locationIds = v.pipe(v.array(locationIdSchema), v.maxLength(activeLocationsMaxAdmin))
const guests = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(guestsMax))

/**
 * An event as lists show it. myPlace is null when I am not in it; friends counts my friends who
 * play; drawAt is there while a draw is to come: who waits is in it.
 */
export const eventCard = v.object({
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
  minPlayers: v.number(),
  maxPlayers: v.number(),
  playing: v.number(),
  waiting: v.number(),
  invite: v.boolean(),
  status: v.picklist(eventStatuses),
  myPlace: v.nullable(v.picklist(entryPlaces)),
  isOrganizer: v.boolean(),
  friends: v.number(),
  drawAt: v.nullable(v.string()),
})
export type EventCard = v.InferOutput<typeof eventCard>

const counts = v.array(v.object({ date: v.string(), eventCount: v.number() }))
const countsInput = v.strictObject({ locationIds, from: daySchema })

/**
 * Shared by everyone who watches the same venues: one load, one frame. Only days that have events;
 * 60 days from `from`.
 */
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

/** Filters of the list; null or false means any. Morning ends at 12:00, afternoon at 17:00. */
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
  output: v.object({ events: v.array(eventCard), more: v.boolean() }),
  refusals: [],
})

export const myEvents = live({
  name: 'events-mine',
  who: 'player',
  summary: 'Events from a day on where I play, wait or organize, by start.',
  input: v.strictObject({ from: daySchema }),
  output: v.object({ events: v.array(eventCard) }),
  refusals: [],
})

/**
 * medals: only events where I have one of these; empty means all. result is null while an event is
 * not closed; ratingChange until a match of it was rated. partnerName is '' without one.
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

/**
 * An event as a record: its fields without its people. startDate is the day at the venue; time is
 * startTime, under the spec's name.
 */
const eventRecord = v.object({
  eventId: v.string(),
  playerId: v.string(),
  ...v.omit(eventFields, [
    'cohosts',
    'signupOpens',
    'signupCloses',
    'cancelCutoffHours',
    'fee',
    'format',
    'signupMode',
    'drawAt',
  ]).entries,
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

/** Published ones by start, the first 600, of the days that the counts count. `from` is today. */
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

/**
 * One player of the roster, first come first. Of a team both have a row with one order; partnerId
 * names the other where both are in. late marks a cancellation after the cut-off and is for the
 * organizer's log.
 */
export const rosterRow = v.object({
  playerId: v.string(),
  playerName: v.string(),
  photoURL: v.string(),
  skillSelf: v.nullable(v.number()),
  guests: v.number(),
  place: v.picklist(entryPlaces),
  order: v.number(),
  isSentOut: v.boolean(),
  attendance: v.nullable(v.picklist(attendances)),
  partnerId: v.nullable(v.string()),
})

/**
 * One event. Shared by all who may see it; what concerns only the viewer (my place, may I, the main
 * button) is decided on the screen by domain rules from this and from players-me. drawn: when its
 * draw was made. unconfirmed: whom others put into its roster or match list, and who did nothing
 * themselves yet; what they come to counts after their yes (ownActs-answer). matchListState is null
 * before the match list is opened. series: the how manieth of it this is. isSentOut: an organizer took
 * me off it, or I left the waitlist they had sent me to; only an organizer brings me back. access
 * 'none' answers event-not-found, as an unknown id does.
 */
export const eventById = live({
  name: 'events-byId',
  who: 'player',
  summary: 'One event with its roster and waitlist.',
  input: byEvent,
  output: v.object({
    eventId: v.string(),
    fields: eventFields,
    status: v.picklist(eventStatuses),
    cancelReason: v.string(),
    startsAt: v.string(),
    endsAt: v.string(),
    timezone: v.string(),
    locationName: v.string(),
    city: v.string(),
    organizerId: v.string(),
    organizerName: v.string(),
    cohostNames: v.array(v.string()),
    locationAdmins: v.array(v.string()),
    roster: v.array(rosterRow),
    unconfirmed: v.array(v.string()),
    isSentOut: v.boolean(),
    drawn: v.nullable(v.string()),
    ranking: v.picklist(rankings),
    matchListState: v.nullable(v.picklist(matchListStates)),
    series: v.nullable(v.object({ seriesId: v.string(), index: v.number(), size: v.number() })),
  }),
  refusals: ['event-not-found'],
})

const fieldRefusals = [
  'location-not-found',
  'event-start-past',
  'event-too-far',
  'event-time-skipped',
  'event-min-over-max',
  'event-skill-range',
  'event-create-restricted',
  'event-not-doubles',
  'format-not-for-play',
  'draw-time',
  'invited-unknown',
  'player-not-found',
  'newcomer-stranger',
] as const

/** What keeps an event from becoming public. */
export const publishRefusals = [
  'address-not-proved',
  'too-many-public-events-a-day',
  'too-many-public-events',
] as const

/**
 * In a series a change is about this date, this and later ones, or all that are still to come.
 * Elsewhere all three mean the same.
 */
const scope = v.optional(v.picklist(seriesScopes), 'this')

export const createEvent = call({
  name: 'events-create',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary:
    'Create an event, as a draft or published; with a repeat all events of a series, of which the first is answered.',
  input: v.strictObject({
    fields: eventFields,
    status: v.picklist(['draft', 'published']),
    repeat: v.optional(v.nullable(repeatFields), null),
  }),
  output: v.object({ eventId: v.string() }),
  refusals: [...fieldRefusals, ...publishRefusals, 'repeat-invalid'],
})

export const updateEvent = call({
  name: 'events-update',
  who: 'player',
  kind: 'write',
  locks: 'event',
  limit: 'event-change',
  summary:
    'Change an event; lowering maxPlayers moves the last joined to the waitlist, raising it promotes. In a series other dates take what was changed here, unless it was changed there by itself.',
  input: v.strictObject({ eventId, fields: eventFields, publish: v.boolean(), scope }),
  output: success,
  refusals: [
    'event-not-found',
    'not-allowed',
    'event-cancelled',
    'event-entry-fixed',
    'event-played',
    'draw-fixed',
    ...publishRefusals,
    ...fieldRefusals,
  ],
})

export const cancelEvent = call({
  name: 'events-cancel',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Cancel an event with a reason; those signed up are alerted.',
  input: v.strictObject({ eventId, reason: textSchema(cancelReasonMax), scope }),
  output: success,
  refusals: ['event-not-found', 'not-allowed', 'event-cancelled', 'event-in-past'],
})

export const deleteEvent = call({
  name: 'events-delete',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Delete an event; those signed up are alerted.',
  input: v.strictObject({ eventId, scope }),
  output: success,
  refusals: ['event-not-found', 'not-allowed'],
})

/**
 * The answer to every change of an own entry: where the party stands now; position counts waiting
 * parties from 1.
 */
const placement = v.object({
  place: v.picklist([...entryPlaces, 'out']),
  position: v.nullable(v.number()),
})

const signUpRefusals = [
  'event-not-found',
  'event-in-past',
  'event-cancelled',
  'event-not-open',
  'event-closed',
  'event-full',
  'skill-too-low',
  'skill-too-high',
  'gender-not-allowed',
  'too-many-guests',
] as const

export const signUp = call({
  name: 'events-signUp',
  who: 'player',
  kind: 'write',
  summary:
    'Sign up, with guests or, in an event for teams, with my partner; full means the waitlist, in order.',
  input: v.strictObject({ eventId, guests }),
  output: placement,
  refusals: [...signUpRefusals, 'already-signed-up', 'needs-team', 'league-only', 'sent-out'],
})

export const setGuests = call({
  name: 'events-setGuests',
  who: 'player',
  kind: 'write',
  summary: 'Change how many guests I bring; more guests never jump the waitlist.',
  input: v.strictObject({ eventId, guests }),
  output: placement,
  refusals: [
    'event-not-found',
    'not-signed-up',
    'too-many-guests',
    'event-full',
    'others-waiting',
    'event-in-past',
    'event-cancelled',
    'event-not-open',
    'event-closed',
  ],
})

export const withdraw = call({
  name: 'events-withdraw',
  who: 'player',
  kind: 'write',
  summary: 'Leave an event or its waitlist; the first waiting party that fits is promoted.',
  input: byEvent,
  output: v.object({ late: v.boolean() }),
  refusals: ['event-not-found', 'not-signed-up', 'event-in-past', 'event-cancelled'],
})

const onPlayer = v.strictObject({ eventId, playerId: playerIdSchema })
const rosterRefusals = [
  'event-not-found',
  'not-allowed',
  'event-cancelled',
  'player-not-found',
  'not-signed-up',
] as const

export const addPlayer = call({
  name: 'events-addPlayer',
  who: 'player',
  kind: 'write',
  summary:
    'Organizer: add a player, in an event for teams with their partner; full means the waitlist.',
  input: onPlayer,
  output: placement,
  refusals: [
    ...rosterRefusals,
    'already-signed-up',
    'event-full',
    'needs-team',
    'newcomer-stranger',
    'said-not-me',
  ],
})

export const removePlayer = call({
  name: 'events-removePlayer',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: take a player off the roster or waitlist.',
  input: onPlayer,
  output: success,
  refusals: rosterRefusals,
})

export const movePlayer = call({
  name: 'events-movePlayer',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: move a player between roster and waitlist; moving in needs places.',
  input: v.strictObject({ ...onPlayer.entries, to: v.picklist(entryPlaces) }),
  output: success,
  refusals: [...rosterRefusals, 'event-over-capacity'],
})

export const swapPlayers = call({
  name: 'events-swapPlayers',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: a waiting player and a playing one change places.',
  input: v.strictObject({ ...onPlayer.entries, withPlayerId: playerIdSchema }),
  output: success,
  refusals: [...rosterRefusals, 'event-over-capacity'],
})

export const checkIn = call({
  name: 'events-checkIn',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: mark a player here, no-show, or neither.',
  input: v.strictObject({ ...onPlayer.entries, attendance: v.nullable(v.picklist(attendances)) }),
  output: success,
  refusals: [...rosterRefusals, 'event-too-early'],
})

/**
 * Several finished events of one organizer with the same few players, many medals of one, or
 * lopsided scores. golds: the most of one player.
 */
export const unusualEvents = live({
  name: 'events-unusual',
  who: 'player',
  summary: 'Admin: series of events at the venue that look unusual.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    series: v.array(
      v.object({
        organizerId: v.string(),
        organizerName: v.string(),
        events: v.number(),
        lastEventId: v.string(),
        players: v.number(),
        golds: v.number(),
        matches: v.number(),
        lopsided: v.number(),
        reasons: v.array(v.picklist(unusualReasons)),
      }),
    ),
  }),
  refusals: ['location-not-found', 'not-allowed'],
})

/**
 * Until a venue admin says so, events of organizers whose account is new or has no proved address
 * count in their own table only.
 */
export const setEventRanked = call({
  name: 'events-setRanked',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Venue admin: rank an event, or take it out of the rankings.',
  input: v.strictObject({ eventId, ranked: v.boolean() }),
  output: success,
  refusals: ['event-not-found', 'not-allowed', 'ranking-newcomer'],
})

/** Players who can be added: by name, at the event's venue first. */
export const findPlayers = call({
  name: 'events-findPlayers',
  who: 'player',
  kind: 'read',
  summary: 'Organizer: players to add, by a part of their name.',
  input: v.strictObject({ eventId, text: textSchema(13) }),
  output: v.object({
    players: v.array(
      v.object({ playerId: v.string(), playerName: v.string(), skillSelf: v.nullable(v.number()) }),
    ),
  }),
  refusals: ['event-not-found', 'not-allowed'],
})

/**
 * What the create form starts from: my last event at the venue, and how many players could join.
 */
export const createHints = call({
  name: 'events-createHints',
  who: 'player',
  kind: 'read',
  summary:
    'My last event at a venue, players in a skill range there, my events and the venue events that overlap.',
  input: v.strictObject(
    v.pick(eventFields, ['location', 'startDate', 'startTime', 'duration', 'skillMin', 'skillMax'])
      .entries,
  ),
  output: v.object({
    last: v.nullable(eventFields),
    canJoin: v.number(),
    mayCreate: v.boolean(),
    isRanked: v.boolean(),
    clubs: v.array(v.string()),
    mine: v.array(v.object({ eventId: v.string(), title: v.string(), startTime: v.string() })),
    atLocation: v.array(
      v.object({
        eventId: v.string(),
        title: v.string(),
        startTime: v.string(),
        courts: v.number(),
      }),
    ),
  }),
  refusals: ['location-not-found'],
})
