// Invitations to events: my answer, answers as organizers see them, and inviting by name.
import * as v from 'valibot'
import { declineScopes, invitationAnswers } from '#domain/invitation/answer.ts'
import { invitedAtOnceMax } from '#domain/invitation/picked.ts'
import { tierHours } from '#domain/invitation/tier.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'
import { keeper, keeperRefusals } from './contact.ts'
import { byEvent, eventId, success } from './event.ts'

const answer = v.picklist(invitationAnswers)

/**
 * Accepting is events-signUp. scope series: all future dates that I may see and have no place in;
 * without a series, only this date. isOut: false withdraws an Out.
 */
const declineInvitation = call({
  name: 'events-declineInvitation',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Answer Out to an invitation, also for all coming dates of its series; signing up takes it back.',
  input: v.strictObject({
    eventId,
    scope: v.optional(v.picklist(declineScopes), 'this'),
    isOut: v.optional(v.boolean(), true),
  }),
  output: success,
  refusals: [
    'event-not-found',
    'event-cancelled',
    'event-in-past',
    'not-invited',
    'already-signed-up',
  ],
})

const remindInvitees = call({
  name: 'events-remindInvitees',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: remind invitees without an answer, once a day.',
  input: byEvent,
  output: v.object({ reminded: v.number() }),
  refusals: [
    'event-not-found',
    'not-allowed',
    'event-cancelled',
    'event-in-past',
    'event-closed',
    'event-not-open',
    'reminded-lately',
    'no-one-to-remind',
  ],
})

const onInvitee = v.strictObject({ eventId, playerId: playerIdSchema })
const pickRefusals = ['event-not-found', 'not-allowed', 'player-not-found'] as const

const invitePlayer = call({
  name: 'events-invitePlayer',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: invite a player to a private event by name, or a contact to any.',
  input: onInvitee,
  output: success,
  refusals: [
    ...pickRefusals,
    'event-cancelled',
    'event-in-past',
    'event-not-private',
    'league-only',
    'already-invited',
    'already-signed-up',
    'too-many-invited',
    'newcomer-stranger',
    'prove-before-inviting',
    'too-many-links',
  ],
})

const inviteContacts = call({
  name: 'events-inviteContacts',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: invite contacts of a list, of a series to every date to come; those asked or in already are passed over. Answers how many people were invited.',
  input: v.strictObject({
    eventId,
    keeper,
    contactIds: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(invitedAtOnceMax)),
    scope: v.optional(v.picklist(['this', 'series']), 'series'),
  }),
  output: v.object({ invited: v.number() }),
  refusals: [
    ...keeperRefusals,
    'event-not-found',
    'event-cancelled',
    'event-in-past',
    'event-not-private',
    'league-only',
    'too-many-invited',
    'prove-before-inviting',
    'too-many-links',
  ],
})

const uninvitePlayer = call({
  name: 'events-uninvitePlayer',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: take an invitation by name back.',
  input: onInvitee,
  output: success,
  refusals: [...pickRefusals, 'not-picked'],
})

export const invitationCalls = [
  declineInvitation,
  remindInvitees,
  invitePlayer,
  inviteContacts,
  uninvitePlayer,
] as const

export const myInvitation = live({
  name: 'events-invitation',
  who: 'player',
  summary: 'My answer to an invitation.',
  input: byEvent,
  output: v.object({ answer: v.nullable(answer) }),
  refusals: ['event-not-found'],
})

/**
 * invitees: those the viewer may see, by name; isPicked: invited by name; isInvited: still in the
 * group or picked; counts: everyone asked. tiers: further groups, with the time each was asked.
 * invitesByName: for private events except league days; invitesContacts: for all except league
 * days. reminded: time of the last reminder.
 */
export const inviteeList = live({
  name: 'events-invitees',
  who: 'player',
  summary: 'Organizer: who was invited, and what they answered.',
  input: byEvent,
  output: v.object({
    counts: v.object({
      in: v.number(),
      waiting: v.number(),
      out: v.number(),
      none: v.number(),
    }),
    invitees: v.array(
      v.object({
        playerId: v.string(),
        playerName: v.string(),
        photoURL: v.string(),
        isPicked: v.boolean(),
        isInvited: v.boolean(),
        answer,
      }),
    ),
    tiers: v.array(
      v.object({
        invited: v.string(),
        hoursBefore: v.picklist(tierHours),
        asked: v.nullable(v.string()),
      }),
    ),
    invitesByName: v.boolean(),
    invitesContacts: v.boolean(),
    reminded: v.nullable(v.string()),
  }),
  refusals: ['event-not-found', 'not-allowed'],
})

export const invitationContract = defineContract({
  calls: invitationCalls,
  live: [myInvitation, inviteeList],
})
