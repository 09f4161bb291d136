// The home of a club: its profile, its public page, and joining.
import * as v from 'valibot'
import {
  clubJoinings,
  clubTextMax,
  clubTitleMax,
  clubVenuesMax,
  clubVisibilities,
} from '#domain/club/club-home.ts'
import { clubOffices, clubRights } from '#domain/club/club-rights.ts'
import { clubSteps } from '#domain/club/club-steps.ts'
import { clubRoles } from '#domain/club/club.ts'
import { contactNamings } from '#domain/contact/outside-name.ts'
import { eventTypes } from '#domain/event/event.ts'
import { idsSchema, locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from '../call.ts'
import { byClub } from '../club.ts'
import { dayStatus } from '../day-status/day-status.ts'
import { playerCard } from '../profile.ts'

const success = v.object({ success: v.boolean() })
const byKey = v.strictObject({ key: uuidSchema })
const profile = {
  title: v.string(),
  about: v.string(),
  rules: v.string(),
  photoURL: v.string(),
}

/**
 * Members and invited players only; others get not-found. key is null for everyone but the owner
 * while the club has no public page. requests: for officers who may answer them, oldest first;
 * requestCount counts all. invited: for officers who manage people. officers: the owner first,
 * without an office. own: my settings here. contactCount: people without an account, for officers
 * who may invite them. steps: the owner's next steps, else empty.
 */
export const clubHome = live({
  name: 'clubs-home',
  who: 'player',
  summary: 'What a club says about itself, and what I may do in it.',
  input: byClub,
  output: v.object({
    clubId: v.string(),
    clubName: v.string(),
    locationId: v.string(),
    locationName: v.string(),
    ownerId: v.string(),
    ownerName: v.string(),
    ...profile,
    visibility: v.picklist(clubVisibilities),
    joining: v.picklist(clubJoinings),
    contactNames: v.picklist(contactNamings),
    key: v.nullable(v.string()),
    venues: v.array(v.object({ locationId: v.string(), name: v.string() })),
    mine: v.picklist(clubRoles),
    office: v.nullable(v.picklist(clubOffices)),
    rights: v.array(v.picklist(clubRights)),
    memberCount: v.number(),
    contactCount: v.nullable(v.number()),
    officers: v.array(
      v.object({ ...playerCard.entries, office: v.nullable(v.picklist(clubOffices)) }),
    ),
    tags: v.array(v.string()),
    own: v.object({ realName: v.string(), muted: v.boolean() }),
    steps: v.array(v.picklist(clubSteps)),
    invited: v.array(playerCard),
    requestCount: v.number(),
    requests: v.array(v.object({ ...playerCard.entries, asked: v.string() })),
  }),
  refusals: ['club-not-found'],
})

const updateHome = call({
  name: 'clubs-updateHome',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Owner: set what a club says about itself, who sees it and how one joins.',
  input: v.strictObject({
    ...byClub.entries,
    title: lineSchema(clubTitleMax),
    about: textSchema(clubTextMax),
    rules: textSchema(clubTextMax),
    visibility: v.picklist(clubVisibilities),
    joining: v.picklist(clubJoinings),
    contactNames: v.optional(v.picklist(contactNamings)),
    venues: idsSchema(locationIdSchema, clubVenuesMax - 1),
  }),
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'location-not-found'],
})

const renewKey = call({
  name: 'clubs-renewKey',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Owner: give the public page of a club another link; the one before leads nowhere.',
  input: byClub,
  output: v.object({ key: v.string() }),
  refusals: ['club-not-found', 'not-allowed'],
})

const clubSession = v.object({
  eventId: v.string(),
  title: v.string(),
  type: v.picklist(eventTypes),
  startsAt: v.string(),
  timezone: v.string(),
  locationName: v.string(),
  playing: v.number(),
  maxPlayers: v.number(),
  dayStatus,
})

const nextEvents = call({
  name: 'clubs-nextEvents',
  who: 'player',
  kind: 'read',
  summary:
    'The next events of a club that I may see: those that invite it, and public ones of its owner and organizers at its venues.',
  input: byClub,
  output: v.object({ events: v.array(clubSession) }),
  refusals: ['club-not-found'],
})

/**
 * The public page. Hidden and unknown clubs get the same refusal. host is null when the viewer may
 * not see the owner. isPlayer: the viewer is a player and may join. club: set for members and
 * invited players. sessions: next public events of its owner and organizers at its venues.
 */
const clubFace = call({
  name: 'clubs-face',
  who: 'visitor',
  kind: 'read',
  limit: 'preview',
  summary: 'What a listed club, or one with a link, shows to everyone.',
  input: byKey,
  output: v.object({
    clubName: v.string(),
    ...profile,
    visibility: v.picklist(clubVisibilities),
    joining: v.picklist(clubJoinings),
    venues: v.array(v.object({ locationId: v.string(), name: v.string(), city: v.string() })),
    host: v.nullable(v.string()),
    memberCount: v.number(),
    isPlayer: v.boolean(),
    mine: v.nullable(v.picklist([...clubRoles, 'asked', 'declined'])),
    club: v.nullable(v.object({ locationId: v.string(), clubId: v.string() })),
    sessions: v.array(clubSession),
  }),
  refusals: ['club-not-found'],
})

/** Idempotent. club is null while the officers have not answered. */
const joinClub = call({
  name: 'clubs-join',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Become a member of a club by its link, or ask to.',
  input: byKey,
  output: v.object({
    club: v.nullable(v.object({ locationId: v.string(), clubId: v.string() })),
  }),
  refusals: [
    'club-not-found',
    'club-by-invitation',
    'club-request-declined',
    'too-many-join-requests',
    'too-many-memberships',
  ],
})

const withdrawRequest = call({
  name: 'clubs-withdrawRequest',
  who: 'player',
  kind: 'write',
  summary: 'Take my request to join a club back.',
  input: byKey,
  output: success,
  refusals: ['club-not-found'],
})

const answerRequest = call({
  name: 'clubMembers-answerRequest',
  who: 'player',
  kind: 'write',
  summary: 'Owner or secretary: accept or decline a request to join.',
  input: v.strictObject({ ...byClub.entries, playerId: playerIdSchema, accept: v.boolean() }),
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'player-not-found'],
})

const setOffice = call({
  name: 'clubMembers-setOffice',
  who: 'player',
  kind: 'write',
  summary: 'Owner: give a member an office, or take it.',
  input: v.strictObject({
    ...byClub.entries,
    playerId: playerIdSchema,
    office: v.nullable(v.picklist(clubOffices)),
  }),
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'not-a-member', 'too-many-officers'],
})

/** The former owner stays a member. */
const handOver = call({
  name: 'clubs-handOver',
  who: 'player',
  kind: 'write',
  summary: 'Owner: make a member the owner of a club.',
  input: v.strictObject({ ...byClub.entries, playerId: playerIdSchema }),
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'not-a-member'],
})

export const clubHomeCalls = [
  updateHome,
  renewKey,
  nextEvents,
  clubFace,
  joinClub,
  withdrawRequest,
  answerRequest,
  setOffice,
  handOver,
] as const

export const clubHomeContract = defineContract({
  live: [clubHome],
})
