// The players of an event: signing up and withdrawing, and organizers' actions.
import * as v from 'valibot'
import { contactNameMax } from '#domain/contact/contact.ts'
import { attendances, entryPlaces } from '#domain/event/entry.ts'
import { guestsMax } from '#domain/event/event.ts'
import { playerIdSchema } from '#domain/shared/id.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, defineContract } from './call.ts'
import { byEvent, eventId, success } from './event.ts'

const guests = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(guestsMax))

const placement = v.object({
  place: v.picklist([...entryPlaces, 'out']),
  position: v.nullable(v.number()),
})

/** All but the last two include when sign-up works. */
export const houseRefusals = [
  'house-opens',
  'house-paused',
  'house-day',
  'house-week',
  'house-waitlist',
  'house-partner',
] as const

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
  'age-not-allowed',
  'birth-year-needed',
  'partner-age-not-allowed',
  'too-many-guests',
] as const

const signUp = call({
  name: 'events-signUp',
  who: 'player',
  kind: 'write',
  summary:
    'Sign up, with guests or, in an event for teams, with my partner; full means the waitlist, in order.',
  input: v.strictObject({ eventId, guests }),
  output: placement,
  refusals: [
    ...signUpRefusals,
    'already-signed-up',
    'in-as-contact',
    'needs-team',
    'league-only',
    'no-substitute-needed',
    'sent-out',
    ...houseRefusals,
    'agreement-needed',
  ],
})

const setGuests = call({
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
    'agreement-needed',
  ],
})

const withdraw = call({
  name: 'events-withdraw',
  who: 'player',
  kind: 'write',
  summary: 'Leave an event or its waitlist; the first waiting party that fits is promoted.',
  input: byEvent,
  output: v.object({ late: v.boolean() }),
  refusals: ['event-not-found', 'not-signed-up', 'event-in-past', 'event-cancelled'],
})

const answerOffer = call({
  name: 'events-answerOffer',
  who: 'player',
  kind: 'write',
  summary:
    'Take a place that was offered to me, or give it back and leave the waitlist; of a team either partner answers for both.',
  input: v.strictObject({ eventId, isTaken: v.boolean() }),
  output: placement,
  refusals: ['event-not-found', 'event-cancelled', 'offer-over'],
})

const answerFor = call({
  name: 'events-answerFor',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: answer In or Out for a contact that I keep, by the rules of signing up.',
  input: v.strictObject({
    eventId,
    playerId: playerIdSchema,
    answer: v.picklist(['in', 'out']),
    guests,
  }),
  output: placement,
  refusals: [
    ...signUpRefusals,
    'not-allowed',
    'player-not-found',
    'needs-team',
    'league-only',
    'sent-out',
    'others-waiting',
    'not-invited',
    'already-signed-up',
    'not-signed-up',
  ],
})

const addWalkIn = call({
  name: 'events-addWalkIn',
  who: 'player',
  kind: 'write',
  locks: 'event',
  limit: 'walk-in',
  summary: 'Organizer: note someone by name as my contact, and add them to the event in one go.',
  input: v.strictObject({ eventId, name: lineSchema(contactNameMax, 1) }),
  output: v.object({ playerId: v.string(), ...placement.entries }),
  refusals: [
    'event-not-found',
    'not-allowed',
    'event-cancelled',
    'too-many-contacts',
    'event-full',
    'needs-team',
    'already-signed-up',
  ],
})

const onPlayer = v.strictObject({ eventId, playerId: playerIdSchema })
const rosterRefusals = [
  'event-not-found',
  'not-allowed',
  'event-cancelled',
  'player-not-found',
  'not-signed-up',
] as const

const addPlayer = call({
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

const removePlayer = call({
  name: 'events-removePlayer',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: take a player off the roster or waitlist.',
  input: onPlayer,
  output: success,
  refusals: rosterRefusals,
})

const movePlayer = call({
  name: 'events-movePlayer',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: move a player between roster and waitlist; moving in needs places.',
  input: v.strictObject({ ...onPlayer.entries, to: v.picklist(entryPlaces) }),
  output: success,
  refusals: [...rosterRefusals, 'event-over-capacity'],
})

const swapPlayers = call({
  name: 'events-swapPlayers',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: a waiting player and a playing one change places.',
  input: v.strictObject({ ...onPlayer.entries, withPlayerId: playerIdSchema }),
  output: success,
  refusals: [...rosterRefusals, 'event-over-capacity'],
})

const checkIn = call({
  name: 'events-checkIn',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: mark a player here, no-show, or neither.',
  input: v.strictObject({ ...onPlayer.entries, attendance: v.nullable(v.picklist(attendances)) }),
  output: success,
  refusals: [...rosterRefusals, 'event-day-off', 'event-too-early'],
})

const findPlayers = call({
  name: 'events-findPlayers',
  who: 'player',
  kind: 'read',
  summary: 'Organizer: players to add, by a part of their name.',
  input: v.strictObject({ eventId, text: textSchema(contactNameMax) }),
  output: v.object({
    players: v.array(
      v.object({ playerId: v.string(), playerName: v.string(), skillSelf: v.nullable(v.number()) }),
    ),
  }),
  refusals: ['event-not-found', 'not-allowed'],
})

export const rosterCalls = [
  signUp,
  setGuests,
  withdraw,
  answerOffer,
  answerFor,
  addWalkIn,
  addPlayer,
  removePlayer,
  movePlayer,
  swapPlayers,
  checkIn,
  findPlayers,
] as const

export const rosterContract = defineContract({
  calls: rosterCalls,
})
