// Agreements of a venue, club or event: managing and accepting them, and the record for organizers.
import * as v from 'valibot'
import {
  acceptanceWays,
  agreementRepeats,
  agreementsMax,
  agreementTextMax,
  agreementTitleMax,
  signedNameMax,
} from '#domain/agreement/agreement.ts'
import { guestsMax } from '#domain/event/event.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, defineContract } from './call.ts'
import { clubIdSchema } from './club.ts'
import { byEvent, eventId, success } from './event.ts'

const owner = v.variant('kind', [
  v.strictObject({ kind: v.literal('venue'), locationId: locationIdSchema }),
  v.strictObject({
    kind: v.literal('club'),
    locationId: locationIdSchema,
    clubId: clubIdSchema,
  }),
  v.strictObject({ kind: v.literal('event'), eventId }),
])
export type AgreementKeeper = v.InferOutput<typeof owner>

const ownerRefusals = [
  'location-not-found',
  'club-not-found',
  'event-not-found',
  'not-allowed',
] as const

const fields = {
  title: lineSchema(agreementTitleMax, 1),
  textEn: textSchema(agreementTextMax),
  textEs: textSchema(agreementTextMax),
  repeats: v.picklist(agreementRepeats),
  seasonFrom: v.nullable(daySchema),
  seasonUntil: v.nullable(daySchema),
  forGuests: v.boolean(),
  forMinors: v.boolean(),
}

const listAgreements = call({
  name: 'agreements-list',
  who: 'player',
  kind: 'read',
  summary: 'What a venue, a club or an event asks people to agree to, for those who run it.',
  input: v.strictObject({ owner }),
  output: v.object({
    agreements: v.array(
      v.object({
        agreementId: v.string(),
        version: v.number(),
        title: v.string(),
        textEn: v.string(),
        textEs: v.string(),
        repeats: v.picklist(agreementRepeats),
        seasonFrom: v.nullable(v.string()),
        seasonUntil: v.nullable(v.string()),
        forGuests: v.boolean(),
        forMinors: v.boolean(),
      }),
    ),
  }),
  refusals: ownerRefusals,
})

/**
 * agreementId null creates one. A changed title or text is a new version, which everyone has to
 * accept.
 */
const saveAgreement = call({
  name: 'agreements-save',
  who: 'player',
  kind: 'write',
  summary: 'Ask people to agree to something before they sign up, or change it.',
  input: v.strictObject({ owner, agreementId: v.nullable(uuidSchema), ...fields }),
  output: v.object({ agreementId: v.string(), version: v.number() }),
  refusals: [
    ...ownerRefusals,
    'agreement-not-found',
    'agreement-text',
    'agreement-season',
    'too-many-agreements',
    'address-not-proved',
    'too-many-public-events-a-day',
    'too-many-public-events',
    'too-much-text-today',
    'too-much-text',
  ],
})

const endAgreement = call({
  name: 'agreements-end',
  who: 'player',
  kind: 'write',
  summary: 'Ask for an agreement no longer; what was accepted stays on record.',
  input: v.strictObject({ owner, agreementId: uuidSchema }),
  output: success,
  refusals: [...ownerRefusals, 'agreement-not-found'],
})

const guests = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(guestsMax))

export const unsigned = v.object({
  agreements: v.array(
    v.object({
      versionId: v.string(),
      title: v.string(),
      textEn: v.string(),
      textEs: v.string(),
      forGuests: v.boolean(),
      forMinors: v.boolean(),
    }),
  ),
})

const askedAgreements = call({
  name: 'agreements-asked',
  who: 'player',
  kind: 'read',
  summary: 'What I still have to agree to before I sign up for an event.',
  input: v.strictObject({ eventId, guests }),
  output: unsigned,
  refusals: ['event-not-found'],
})

/** guardian: of a minor, else ''. guests: one name per guest, when required. */
export const signature = {
  eventId,
  versionIds: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(3 * agreementsMax)),
  typedName: lineSchema(signedNameMax, 2),
  guardian: lineSchema(signedNameMax),
  guests: v.pipe(v.array(lineSchema(signedNameMax, 2)), v.maxLength(guestsMax)),
}

const acceptAgreements = call({
  name: 'agreements-accept',
  who: 'player',
  kind: 'write',
  summary: 'Agree, with my typed name, to what an event asks for.',
  input: v.strictObject(signature),
  output: success,
  refusals: ['event-not-found', 'agreement-changed'],
})

/** accepted false withdraws a paper acceptance at this event. */
const recordPaper = call({
  name: 'agreements-recordPaper',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: note that a player of the roster signed on paper.',
  input: v.strictObject({ eventId, playerId: playerIdSchema, accepted: v.boolean() }),
  output: success,
  refusals: ['event-not-found', 'not-allowed', 'not-signed-up'],
})

/**
 * Everyone on the roster; missing: agreements still to accept. signed: the newest acceptance, or
 * null. recordedBy: the organizer who recorded paper.
 */
const agreementsOfRoster = call({
  name: 'agreements-roster',
  who: 'player',
  kind: 'read',
  summary: 'Organizer: which players of an event have agreed, how and when.',
  input: byEvent,
  output: v.object({
    agreements: v.array(
      v.object({ title: v.string(), version: v.number(), textEn: v.string(), textEs: v.string() }),
    ),
    players: v.array(
      v.object({
        playerId: v.string(),
        playerName: v.string(),
        missing: v.number(),
        signed: v.nullable(
          v.object({
            typedName: v.string(),
            guardian: v.string(),
            guests: v.array(v.string()),
            way: v.picklist(acceptanceWays),
            recordedBy: v.nullable(v.string()),
            accepted: v.string(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['event-not-found', 'not-allowed'],
})

export const agreementCalls = [
  listAgreements,
  saveAgreement,
  endAgreement,
  askedAgreements,
  acceptAgreements,
  recordPaper,
  agreementsOfRoster,
] as const

export const agreementContract = defineContract({
  nouns: { agreements: 'agreements' },
  calls: agreementCalls,
})
