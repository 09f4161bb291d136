// Self check-in: opening a code, checking in, and the organizers' desk. A position only decides if
// someone is near and is never stored.
import * as v from 'valibot'
import { checkInCodeLength, codeForm } from '#domain/check-in/check-in-code.ts'
import {
  checkInProofs,
  checkInStates,
  checkInWays,
  codeNamesMax,
  deskNamesMax,
} from '#domain/check-in/check-in.ts'
import { contactNameMax } from '#domain/contact/contact.ts'
import { attendances, entryPlaces } from '#domain/event/entry.ts'
import { eventTypes } from '#domain/event/event.ts'
import { isLocationId, isUuid } from '#domain/shared/id-form.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { lineSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from '../call.ts'
import { eventId, success } from '../event.ts'
import { houseRefusals } from '../roster.ts'

const codeSchema = v.pipe(v.string(), v.maxLength(checkInCodeLength), v.regex(codeForm))
const placeMax = 80
const place = v.pipe(
  v.string(),
  v.maxLength(placeMax),
  v.check((id) => isUuid(id) || isLocationId(id), 'not a place'),
)

const accuracyMax = 1_000_000
/** accuracyM in meters. */
const position = v.strictObject({
  kind: v.literal('position'),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  accuracyM: v.pipe(v.number(), v.minValue(0), v.maxValue(accuracyMax)),
})
const byCode = v.strictObject({ kind: v.literal('code'), code: codeSchema })
const nothing = v.strictObject({ kind: v.literal('none') })
export const checkInProof = v.variant('kind', [byCode, position, nothing])

export const arrival = v.object({ state: v.picklist(['here', 'waiting', 'waitlist']) })

/**
 * isPlayer: the viewer is a signed-in player. isFresh: the sent code is still valid; null without a
 * code. mine: the viewer's own entry. names: people without an account who aren't here yet,
 * returned only with a fresh code.
 */
const openCheckIn = call({
  name: 'checkIns-open',
  who: 'visitor',
  kind: 'read',
  limit: 'check-in',
  summary: 'The events of now that the code of a venue or an event leads to.',
  input: v.strictObject({ place, code: v.nullable(codeSchema) }),
  output: v.object({
    locationName: v.string(),
    isPlayer: v.boolean(),
    isFresh: v.nullable(v.boolean()),
    events: v.array(
      v.object({
        eventId: v.string(),
        title: v.string(),
        type: v.picklist(eventTypes),
        startsAt: v.string(),
        timezone: v.string(),
        hasQueue: v.boolean(),
        mine: v.nullable(
          v.object({
            place: v.picklist(entryPlaces),
            attendance: v.nullable(v.picklist(attendances)),
            isWaiting: v.boolean(),
          }),
        ),
        names: v.array(v.string()),
      }),
    ),
  }),
  refusals: ['event-not-found'],
})

const closed = [
  'event-not-found',
  'event-cancelled',
  'check-in-off',
  'event-too-early',
  'event-in-past',
  'check-in-code',
] as const

const arrive = call({
  name: 'checkIns-arrive',
  who: 'player',
  kind: 'write',
  locks: 'event',
  limit: 'check-in',
  summary: 'I’m here: checked in, or waiting for an organizer’s tap. An open queue takes walk-ins.',
  input: v.strictObject({ eventId, proof: checkInProof }),
  output: arrival,
  refusals: [
    ...closed,
    'not-signed-up',
    'check-in-undone',
    'agreement-needed',
    'event-full',
    'event-closed',
    'event-not-open',
    'sent-out',
    'skill-too-low',
    'skill-too-high',
    'gender-not-allowed',
    'age-not-allowed',
    'birth-year-needed',
    'partner-age-not-allowed',
    'too-many-guests',
    'needs-team',
    'league-only',
    'already-signed-up',
    'in-as-contact',
    'no-substitute-needed',
    ...houseRefusals,
  ],
})

const arriveByName = call({
  name: 'checkIns-arriveByName',
  who: 'visitor',
  kind: 'write',
  locks: 'event',
  limit: 'check-in',
  summary:
    'Someone without an account is here, by name; without a fresh code it waits for an organizer’s tap, whether the name is known or not.',
  input: v.strictObject({
    eventId,
    name: lineSchema(contactNameMax, 1),
    code: v.nullable(codeSchema),
  }),
  output: arrival,
  refusals: closed,
})

const showCode = call({
  name: 'checkIns-code',
  who: 'player',
  kind: 'read',
  summary: 'Organizer or admin of the venue: the code to show now, and for how many ms.',
  input: v.strictObject({ place }),
  output: v.object({ code: v.string(), leftMs: v.number() }),
  refusals: ['event-not-found', 'not-allowed'],
})

const setOn = call({
  name: 'checkIns-set',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: whether players may check themselves in.',
  input: v.strictObject({ eventId, isOn: v.boolean() }),
  output: success,
  refusals: ['event-not-found', 'not-allowed'],
})

const dismiss = call({
  name: 'checkIns-dismiss',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: a name at the desk is settled, or was a joke; others go with it. Said twice it is done once.',
  input: v.strictObject({
    eventId,
    checkInId: uuidSchema,
    others: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(deskNamesMax + codeNamesMax))),
  }),
  output: success,
  refusals: ['event-not-found', 'not-allowed'],
})

export const checkInCalls = [openCheckIn, arrive, arriveByName, showCode, setOn, dismiss] as const

export const checkInsByEvent = live({
  name: 'checkIns-byEvent',
  who: 'player',
  summary:
    'The desk of organizers: who checked themselves in and how, and the names that the roster doesn’t have.',
  input: v.strictObject({ eventId }),
  output: v.object({
    checkIns: v.array(
      v.object({
        checkInId: v.string(),
        playerId: v.nullable(v.string()),
        name: v.nullable(v.string()),
        state: v.picklist(checkInStates),
        proof: v.picklist(checkInProofs),
        way: v.picklist(checkInWays),
        created: v.string(),
      }),
    ),
  }),
  refusals: ['event-not-found', 'not-allowed'],
})

export const checkInContract = defineContract({
  nouns: { checkIns: 'play' },
  calls: checkInCalls,
  live: [checkInsByEvent],
})
