// A contact's personal link: the page and its actions, without a session. The key is sent in the
// body, and all invalid keys get the same response.
import * as v from 'valibot'
import { pollOptionsMax } from '#domain/club/club-poll.ts'
import { entryPlaces } from '#domain/event/entry.ts'
import { guestsMax } from '#domain/event/event.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { signature, unsigned } from './agreement.ts'
import { call, defineContract } from './call.ts'
import { arrival, checkInProof } from './check-in/check-in.ts'
import { eventId, success } from './event.ts'
import { claimCalls, linkKey as key } from './link/claim.ts'
import { evening } from './link/link-evening.ts'
import { linkPage } from './link/link-page.ts'
import { houseRefusals } from './roster.ts'

const readerMax = 500
/** Only links in e-mails carry it, after the #, so its sender reads that mailbox. */
const reader = v.pipe(v.string(), v.maxLength(readerMax))
const byKey = v.strictObject({ key })

const openLink = call({
  name: 'links-open',
  who: 'visitor',
  kind: 'write',
  limit: 'personal-link',
  summary: 'What the page of a personal link shows; isRead notes once a day that somebody read it.',
  input: v.strictObject({ key, isRead: v.optional(v.boolean(), false) }),
  output: linkPage,
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
    'not-signed-up',
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

const linkEvening = call({
  name: 'links-evening',
  who: 'visitor',
  kind: 'read',
  limit: 'personal-link',
  summary: 'My court, the rounds and the table of an event, as the contact of a link.',
  input: v.strictObject({ key, eventId }),
  output: evening,
  refusals: ['link-not-found', 'event-not-found'],
})

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

export const personalLinkContract = defineContract({
  nouns: { links: 'contacts' },
  calls: linkCalls,
})
