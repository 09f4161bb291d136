// Calls and live queries about one event: reading it with its roster, and every change of it.
import * as v from 'valibot'
import { attendances, entryPlaces } from '#domain/event/entry.ts'
import { eventFields } from '#domain/event/event-fields.ts'
import { cancelReasonMax, eventStatuses, eventTypes } from '#domain/event/event.ts'
import { rankings } from '#domain/event/ranking.ts'
import { repeatFields, seriesScopes } from '#domain/event/series.ts'
import { unusualReasons } from '#domain/event/unusual-series.ts'
import { tiersSchema } from '#domain/invitation/tier.ts'
import { matchListStates } from '#domain/match-list/match-list.ts'
import { timezoneMax } from '#domain/onboarding/landing-events.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'
import { dayStatus } from './day-status/day-status.ts'

export const eventId = uuidSchema
export const byEvent = v.strictObject({ eventId })
export const success = v.object({ success: v.boolean() })

/**
 * One player of the roster, in sign-up order. Both players of a team have a row with the same
 * order; partnerId names the other while both are in. late marks a cancellation after the cut-off
 * and is for the organizer's log. offeredUntil: the waiting party's offered place is kept until
 * then. cutoffHours: the cancel cut-off when they entered; the smaller of it and the event's
 * applies.
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
  offeredUntil: v.nullable(v.string()),
  attendance: v.nullable(v.picklist(attendances)),
  partnerId: v.nullable(v.string()),
  cutoffHours: v.nullable(v.number()),
})

/**
 * Shared by all who may see it; screens derive viewer-specific state (my place, rights, main
 * button) from this and players-me. drawn: when the draw was made. unconfirmed: players added by
 * others, without an own act yet; their results count after they confirm (ownActs-answer).
 * matchListState is null before the list is opened. series: this occurrence's number. isSentOut:
 * only an organizer can bring me back. hasPrice: payments-mine returns it. hasSignUpRules:
 * houseRules-mine returns their effect. fields.cohosts include those of the tournament. access 'none' answers event-not-found, like an unknown id.
 */
export const eventById = live({
  name: 'events-byId',
  who: 'player',
  summary: 'One event with its roster and waitlist.',
  input: byEvent,
  output: v.object({
    eventId: v.string(),
    fields: v.object({ ...eventFields.entries, cohosts: v.array(playerIdSchema) }),
    status: v.picklist(eventStatuses),
    cancelReason: v.string(),
    startsAt: v.string(),
    endsAt: v.string(),
    timezone: v.string(),
    locationName: v.string(),
    locationPhotoURL: v.string(),
    position: v.object({ lat: v.number(), lon: v.number() }),
    city: v.string(),
    organizerId: v.string(),
    organizerName: v.string(),
    organizerPhotoURL: v.string(),
    cohostNames: v.array(v.string()),
    locationAdmins: v.array(v.string()),
    roster: v.array(rosterRow),
    unconfirmed: v.array(v.string()),
    isSentOut: v.boolean(),
    drawn: v.nullable(v.string()),
    ranking: v.picklist(rankings),
    selfCheckIn: v.boolean(),
    matchListState: v.nullable(v.picklist(matchListStates)),
    hasPrice: v.boolean(),
    hasSignUpRules: v.boolean(),
    series: v.nullable(v.object({ seriesId: v.string(), index: v.number(), size: v.number() })),
    league: v.nullable(v.object({ leagueSeriesId: v.string(), name: v.string() })),
    tournament: v.nullable(
      v.object({ tournamentId: v.string(), name: v.string(), cohosts: v.array(v.string()) }),
    ),
    dayStatus,
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
  'event-age-range',
  'event-create-restricted',
  'event-not-doubles',
  'format-not-for-play',
  'draw-time',
  'invited-unknown',
  'player-not-found',
  'newcomer-stranger',
] as const

export const publishRefusals = [
  'address-not-proved',
  'too-many-public-events-a-day',
  'too-many-public-events',
] as const

/**
 * In a series: this date, this and later ones, or all future ones. Elsewhere all three are equal.
 */
const scope = v.optional(v.picklist(seriesScopes), 'this')

/** tiers: further groups of a private event; omitted in a change, they stay. */
export const createEvent = call({
  name: 'events-create',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary:
    'Create an event, as a draft or published; with a repeat a series, whose first event is answered.',
  input: v.strictObject({
    fields: eventFields,
    status: v.picklist(['draft', 'published']),
    repeat: v.optional(v.nullable(repeatFields), null),
    tiers: v.optional(tiersSchema, []),
    /** The copied event: contacts whom the player invited to it by name are invited again. */
    copyOf: v.optional(v.nullable(eventId), null),
  }),
  output: v.object({ eventId: v.string() }),
  refusals: [
    ...fieldRefusals,
    ...publishRefusals,
    'not-allowed',
    'repeat-invalid',
    'too-much-text-today',
    'too-much-text',
  ],
})

export const updateEvent = call({
  name: 'events-update',
  who: 'player',
  kind: 'write',
  locks: 'event',
  limit: 'event-change',
  summary:
    'Change an event; lowering maxPlayers moves the last joined to the waitlist, raising it promotes. In a series other dates take what was changed here, unless it was changed there by itself.',
  input: v.strictObject({
    eventId,
    fields: eventFields,
    publish: v.boolean(),
    scope,
    tiers: v.optional(tiersSchema),
  }),
  output: success,
  refusals: [
    'event-not-found',
    'not-allowed',
    'event-cancelled',
    'event-entry-fixed',
    'run-by-tournament',
    'tournament-dates',
    'division-format',
    'event-played',
    'event-scored',
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
 * Finished series of one organizer with the same few players, many medals of one, or lopsided
 * scores. golds: the most of one player.
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
        held: v.number(),
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
 * Until a venue admin ranks them, events of organizers with a new account or an unproved address
 * count only in their own table.
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

export const nextPublicEvents = call({
  name: 'events-nextPublic',
  who: 'visitor',
  kind: 'read',
  summary: 'The next ranked public events with places left: three at most, a venue one.',
  input: v.strictObject({ timezone: lineSchema(timezoneMax) }),
  output: v.object({
    events: v.array(
      v.object({
        eventId: v.string(),
        title: v.string(),
        type: v.picklist(eventTypes),
        startsAt: v.string(),
        timezone: v.string(),
        locationName: v.string(),
        city: v.string(),
        placesLeft: v.number(),
      }),
    ),
  }),
  refusals: [],
})

/** For a shared link before sign-in. The same for everyone; names no player. */
export const publicEventCard = call({
  name: 'events-publicCard',
  who: 'visitor',
  kind: 'read',
  summary:
    'What the link to a public event shows of it before the sign-in. Private, unknown, deleted and unpublished events are refused alike.',
  input: byEvent,
  output: v.object({
    eventId: v.string(),
    title: v.string(),
    type: v.picklist(eventTypes),
    status: v.picklist(eventStatuses),
    startsAt: v.string(),
    endsAt: v.string(),
    timezone: v.string(),
    locationId: v.string(),
    locationName: v.string(),
    city: v.string(),
    skillMin: v.nullable(v.number()),
    skillMax: v.nullable(v.number()),
    ageMin: v.nullable(v.number()),
    ageMax: v.nullable(v.number()),
    maxPlayers: v.number(),
    playing: v.number(),
    dayStatus,
  }),
  refusals: ['event-not-found'],
})

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
    groups: v.array(v.object({ invited: v.string(), people: v.number() })),
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

export const eventContract = defineContract({
  nouns: { events: 'events' },
  calls: [
    createEvent,
    updateEvent,
    cancelEvent,
    deleteEvent,
    setEventRanked,
    createHints,
    nextPublicEvents,
    publicEventCard,
  ],
  live: [eventById, unusualEvents],
})
