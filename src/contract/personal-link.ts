// The personal link of a contact: what its page shows and does, without a session. The key travels
// in the body, and every key that opens nothing is answered alike.
import * as v from 'valibot'
import { pollKinds, pollOptionsMax } from '#domain/club/club-poll.ts'
import { contactKeepers } from '#domain/contact/contact.ts'
import { linkCheckIns, linkEventStates } from '#domain/contact/personal-link.ts'
import { entryPlaces } from '#domain/event/entry.ts'
import { eventTypes, guestsMax } from '#domain/event/event.ts'
import { invitationAnswers } from '#domain/invitation/answer.ts'
import { matchStages } from '#domain/match/match.ts'
import { currencies } from '#domain/payment/money.ts'
import { payToKinds } from '#domain/payment/pay-to.ts'
import { priceKinds } from '#domain/payment/price.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { languages } from '#domain/shared/language.ts'
import { signature, unsigned } from './agreement.ts'
import { call } from './call.ts'
import { arrival, checkInProof } from './check-in/check-in.ts'
import { dayStatus } from './day-status/day-status.ts'
import { eventId, success } from './event.ts'
import { claimCalls, linkKey as key } from './link/claim.ts'
import { houseRefusals } from './roster.ts'

const readerMax = 500
/** What only the links in e-mails carry, behind the #: whoever sends it reads that mailbox. */
const reader = v.pipe(v.string(), v.maxLength(readerMax))
const byKey = v.strictObject({ key })

/** Amounts are decimals of the currency; clubs are not named. */
const linkPrice = v.object({
  kind: v.picklist(priceKinds),
  currency: v.picklist(currencies),
  amount: v.string(),
  memberAmount: v.nullable(v.string()),
})

/**
 * What the contact owes for an event, in decimals of the currency, and where they can pay. open: '' for
 * nothing to pay now. reference: what they write with it.
 */
const linkPayment = v.object({
  currency: v.picklist(currencies),
  open: v.string(),
  paid: v.string(),
  isSplitLater: v.boolean(),
  refundRule: v.string(),
  reference: v.string(),
  payTo: v.array(v.object({ kind: v.picklist(payToKinds), value: v.string(), name: v.string() })),
})

/**
 * An event of the contact. Days and times of day are the venue's; instants are ISO text. taken: with
 * guests and offered places. position: on the waitlist, from 1. guestsMax: that the contact may
 * bring. host: '' where their profile is hidden.
 * checkIn: null while there is none. nameOutside: how anyone may read the contact's name there, null
 * for hidden. hasEvening: there are rounds or a queue with the contact in it.
 */
const linkEvent = v.object({
  eventId: v.string(),
  title: v.string(),
  type: v.picklist(eventTypes),
  startDate: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  timezone: v.string(),
  dayStatus,
  location: v.string(),
  address: v.string(),
  host: v.string(),
  taken: v.number(),
  maxPlayers: v.number(),
  state: v.picklist(linkEventStates),
  opens: v.nullable(v.string()),
  answer: v.picklist(invitationAnswers),
  position: v.nullable(v.number()),
  guests: v.number(),
  guestsMax: v.number(),
  offeredUntil: v.nullable(v.string()),
  checkIn: v.nullable(v.picklist(linkCheckIns)),
  nameOutside: v.nullable(v.string()),
  hasEvening: v.boolean(),
  note: v.string(),
  fee: v.string(),
  cancelReason: v.string(),
  price: v.nullable(linkPrice),
  payment: v.nullable(linkPayment),
})

const openLink = call({
  name: 'links-open',
  who: 'visitor',
  kind: 'write',
  limit: 'personal-link',
  summary: 'What the page of a personal link shows; notes once a day that it was opened.',
  input: byKey,
  output: v.object({
    name: v.string(),
    language: v.picklist(languages),
    sender: v.object({ kind: v.picklist(contactKeepers), name: v.string() }),
    isStopped: v.boolean(),
    hidesName: v.boolean(),
    /** Where an event says nothing else. */
    nameOutside: v.nullable(v.string()),
    events: v.array(linkEvent),
    played: v.array(
      v.object({
        eventId: v.string(),
        title: v.string(),
        type: v.picklist(eventTypes),
        startDate: v.string(),
        location: v.string(),
        payment: v.nullable(linkPayment),
      }),
    ),
    /** What organizers wrote to them lately, the newest first; title: of the event. */
    messages: v.array(
      v.object({
        messageId: v.string(),
        eventId: v.string(),
        title: v.string(),
        type: v.picklist(eventTypes),
        from: v.string(),
        text: v.string(),
        created: v.string(),
      }),
    ),
    /** Of the club that keeps them: its notices, the newest first, and its open polls. */
    notices: v.array(
      v.object({ noticeId: v.string(), title: v.string(), text: v.string(), created: v.string() }),
    ),
    polls: v.array(
      v.object({
        pollId: v.string(),
        kind: v.picklist(pollKinds),
        question: v.string(),
        options: v.array(v.string()),
        mine: v.array(v.number()),
      }),
    ),
    stored: v.object({
      email: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      skillSelf: v.nullable(v.number()),
      /** Always '': what a keeper notes is the keeper's alone. */
      note: v.string(),
      addedBy: v.string(),
      created: v.string(),
      invited: v.nullable(v.string()),
      used: v.nullable(v.string()),
    }),
  }),
  refusals: ['link-not-found'],
})

const answerLink = call({
  name: 'links-answer',
  who: 'visitor',
  kind: 'write',
  limit: 'personal-link',
  summary: 'In with guests, Out, or yes and no to an offered place, as the contact of a link.',
  input: v.strictObject({
    key,
    eventId,
    answer: v.variant('kind', [
      v.strictObject({
        kind: v.literal('in'),
        guests: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(guestsMax)),
      }),
      v.strictObject({ kind: v.literal('out') }),
      v.strictObject({ kind: v.literal('offer'), isTaken: v.boolean() }),
    ]),
    reader: v.optional(reader),
  }),
  output: v.object({
    place: v.picklist([...entryPlaces, 'out']),
    position: v.nullable(v.number()),
  }),
  refusals: [
    'link-not-found',
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
    'others-waiting',
    'needs-team',
    'league-only',
    'sent-out',
    'not-invited',
    'already-signed-up',
    'offer-over',
    ...houseRefusals,
    'agreement-needed',
  ],
})

const arriveByLink = call({
  name: 'links-arrive',
  who: 'visitor',
  kind: 'write',
  locks: 'event',
  limit: 'check-in',
  summary: 'I’m here, as the contact of a link: checked in, or waiting for an organizer’s tap.',
  input: v.strictObject({ key, eventId, proof: checkInProof, reader: v.optional(reader) }),
  output: arrival,
  refusals: [
    'link-not-found',
    'event-not-found',
    'event-cancelled',
    'check-in-off',
    'event-too-early',
    'event-in-past',
    'check-in-code',
    'not-signed-up',
    'check-in-undone',
    'agreement-needed',
  ],
})

/** guests: how many the contact brings. */
const linkAgreements = call({
  name: 'links-agreements',
  who: 'visitor',
  kind: 'read',
  limit: 'personal-link',
  summary: 'What the contact of a link still has to agree to before it comes to an event.',
  input: v.strictObject({
    key,
    eventId,
    guests: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(guestsMax)),
  }),
  output: unsigned,
  refusals: ['link-not-found', 'event-not-found'],
})

const linkAccept = call({
  name: 'links-accept',
  who: 'visitor',
  kind: 'write',
  limit: 'personal-link',
  summary: 'Agree, with a typed name, to what an event asks for, as the contact of a link.',
  input: v.strictObject({ key, ...signature }),
  output: success,
  refusals: ['link-not-found', 'event-not-found', 'agreement-changed'],
})

const linkCalendar = call({
  name: 'links-calendar',
  who: 'visitor',
  kind: 'read',
  limit: 'personal-link',
  summary: 'One event of a personal link as a calendar file.',
  input: v.strictObject({ key, eventId }),
  output: v.object({ content: v.string() }),
  refusals: ['link-not-found', 'event-not-found'],
})

const side = v.array(v.string())

/**
 * What the contact has to know at the courts. place: their match on court or the next one, a round
 * that they sit out, or their place in line; null once they are done. Names are those that anyone may
 * read.
 */
const linkEvening = call({
  name: 'links-evening',
  who: 'visitor',
  kind: 'read',
  limit: 'personal-link',
  summary: 'My court, the rounds and the table of an event, as the contact of a link.',
  input: v.strictObject({ key, eventId }),
  output: v.object({
    place: v.nullable(
      v.variant('kind', [
        v.object({
          kind: v.literal('match'),
          isOn: v.boolean(),
          round: v.nullable(v.number()),
          court: v.nullable(v.number()),
          partners: side,
          opponents: side,
        }),
        v.object({ kind: v.literal('bye'), round: v.number() }),
        v.object({
          kind: v.literal('line'),
          position: v.number(),
          expected: v.nullable(v.string()),
        }),
      ]),
    ),
    rounds: v.array(
      v.object({
        stage: v.picklist(matchStages),
        round: v.number(),
        matches: v.array(
          v.object({
            court: v.nullable(v.number()),
            a: side,
            b: side,
            games: v.array(v.tuple([v.number(), v.number()])),
            isMine: v.boolean(),
          }),
        ),
        byes: side,
      }),
    ),
    table: v.array(
      v.object({
        rank: v.number(),
        names: side,
        wins: v.number(),
        losses: v.number(),
        difference: v.number(),
        isMine: v.boolean(),
      }),
    ),
  }),
  refusals: ['link-not-found', 'event-not-found'],
})

/** No choice takes the answer back. */
const voteByLink = call({
  name: 'links-vote',
  who: 'visitor',
  kind: 'write',
  limit: 'personal-link',
  summary: 'Answer a poll of the club that keeps me, as the contact of a link.',
  input: v.strictObject({
    key,
    pollId: uuidSchema,
    choices: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(pollOptionsMax - 1))),
      v.maxLength(pollOptionsMax),
    ),
  }),
  output: success,
  refusals: ['link-not-found', 'poll-not-found', 'poll-closed', 'bad-input'],
})

const nameLink = call({
  name: 'links-setHidesName',
  who: 'visitor',
  kind: 'write',
  limit: 'personal-link',
  summary: 'Be named nowhere outside of my events, or again as keepers chose.',
  input: v.strictObject({ key, hidesName: v.boolean() }),
  output: success,
  refusals: ['link-not-found'],
})

const stopLink = call({
  name: 'links-stop',
  who: 'visitor',
  kind: 'write',
  limit: 'personal-link',
  summary: 'No more e-mails to the contact of a link; the link goes on working.',
  input: byKey,
  output: success,
  refusals: ['link-not-found'],
})

const forgetLink = call({
  name: 'links-forget',
  who: 'visitor',
  kind: 'write',
  summary: 'Delete everything that is stored about the contact of a link.',
  input: byKey,
  output: success,
  refusals: ['link-not-found'],
})

export const linkCalls = [
  openLink,
  answerLink,
  arriveByLink,
  linkAgreements,
  linkAccept,
  linkCalendar,
  linkEvening,
  nameLink,
  voteByLink,
  stopLink,
  forgetLink,
  ...claimCalls,
] as const
