// Calls and live queries about clubs. On the wire clubId is the club's slug, which is unique at its
// venue.
import * as v from 'valibot'
import { clubSlugForm } from '#domain/club/club-name.ts'
import { clubNameMax, clubRoles } from '#domain/club/club.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { locationIdSchema, playerIdSchema } from '#domain/shared/id.ts'
import { lineSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'
import { playerCard } from './profile.ts'

const success = v.object({ success: v.boolean() })
export const clubIdSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(clubNameMax * unitsPerCharacter),
  v.regex(clubSlugForm),
)
const after = v.optional(v.nullable(playerIdSchema), null)
export const byClub = v.strictObject({ locationId: locationIdSchema, clubId: clubIdSchema })
const onMember = v.strictObject({ ...byClub.entries, playerId: playerIdSchema })
export const clubName = lineSchema(40)
export const clubNameRefusals = [
  'club-name-required',
  'club-name-too-long',
  'club-name-characters',
  'club-name-taken',
] as const

const clubCard = v.object({ clubId: v.string(), clubName: v.string(), members: v.number() })

const ownClub = v.object({
  ...clubCard.entries,
  playerId: v.string(),
  location: v.string(),
  created: v.string(),
  owner: v.literal(true),
})

/** owned: my clubs there; joined: others' clubs I'm in; invited: those awaiting my answer. */
export const clubsAt = live({
  name: 'clubs-atLocation',
  who: 'player',
  summary: 'My clubs at a venue: owned, joined, invited to.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    locationName: v.string(),
    owned: v.array(ownClub),
    joined: v.array(clubCard),
    invited: v.array(clubCard),
  }),
  refusals: ['location-not-found'],
})

/**
 * Members and invited players only; others get not-found. memberCount counts all; members omits
 * those the viewer may not see and is empty for an invited player. invited is for officers who
 * manage people. ownerName is '' when the viewer may not see the owner. after: the page's last one.
 */
export const clubById = live({
  name: 'clubs-byId',
  who: 'player',
  summary: 'One club with its members, 99 a page.',
  input: v.strictObject({ ...byClub.entries, after }),
  output: v.object({
    clubId: v.string(),
    clubName: v.string(),
    locationId: v.string(),
    locationName: v.string(),
    ownerId: v.string(),
    ownerName: v.string(),
    mine: v.picklist(clubRoles),
    memberCount: v.number(),
    members: v.array(playerCard),
    more: v.boolean(),
    invited: v.array(playerCard),
  }),
  refusals: ['club-not-found'],
})

/** With the visibility of clubs-byId. A playerId limits it to that member. */
export const clubMembers = live({
  name: 'clubMembers-list',
  who: 'player',
  summary: 'The member records of a club, 99 a page, or one of them, by player.',
  input: v.strictObject({ ...byClub.entries, playerId: v.nullable(playerIdSchema), after }),
  output: v.object({
    clubMembers: v.array(
      v.object({
        clubId: v.string(),
        locationId: v.string(),
        playerId: v.string(),
        created: v.string(),
      }),
    ),
    more: v.boolean(),
  }),
  refusals: ['club-not-found'],
})

const createClub = call({
  name: 'clubs-create',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Create a club at a venue; its owner is its first member.',
  input: v.strictObject({ locationId: locationIdSchema, clubName }),
  output: v.object({ clubId: v.string() }),
  refusals: ['location-not-found', 'too-many-clubs', 'not-allowed', ...clubNameRefusals],
})

const renameClub = call({
  name: 'clubs-rename',
  who: 'player',
  kind: 'write',
  summary: 'Owner: give a club another name; its id follows.',
  input: v.strictObject({ ...byClub.entries, clubName }),
  output: v.object({ clubId: v.string() }),
  refusals: ['club-not-found', 'not-allowed', ...clubNameRefusals],
})

const deleteClub = call({
  name: 'clubs-delete',
  who: 'player',
  kind: 'write',
  summary: 'Owner: delete a club, once no member holds paid entries of it.',
  input: byClub,
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'club-owes-entries'],
})

const addClubMember = call({
  name: 'clubMembers-add',
  who: 'player',
  kind: 'write',
  summary: 'Owner or secretary: make a player a member.',
  input: onMember,
  output: success,
  refusals: [
    'club-not-found',
    'not-allowed',
    'player-not-found',
    'already-member',
    'newcomer-stranger',
    'prove-before-inviting',
    'too-many-added-members',
  ],
})

const inviteClubMember = call({
  name: 'clubMembers-invite',
  who: 'player',
  kind: 'write',
  summary: 'Owner or secretary: invite a player, or take the invitation back.',
  input: v.strictObject({ ...onMember.entries, invited: v.boolean() }),
  output: success,
  refusals: [
    'club-not-found',
    'not-allowed',
    'player-not-found',
    'already-member',
    'too-many-invitations',
  ],
})

const answerClubInvitation = call({
  name: 'clubMembers-answer',
  who: 'player',
  kind: 'write',
  summary: 'Accept or decline my invitation to a club; it works once.',
  input: v.strictObject({ ...byClub.entries, accept: v.boolean() }),
  output: success,
  refusals: ['club-not-found'],
})

/**
 * The owner removes anyone else, a secretary anyone without an office, other members only
 * themselves.
 */
const removeClubMember = call({
  name: 'clubMembers-remove',
  who: 'player',
  kind: 'write',
  summary: 'Take a member out of a club, or leave it.',
  input: onMember,
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'not-a-member', 'club-owner-stays'],
})

export const ownClubCalls = [
  createClub,
  renameClub,
  deleteClub,
  addClubMember,
  inviteClubMember,
  answerClubInvitation,
  removeClubMember,
] as const

export const clubContract = defineContract({
  nouns: { clubs: 'clubs', clubMembers: 'clubs' },
  live: [clubsAt, clubById, clubMembers],
})
