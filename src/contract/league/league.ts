// Calls and live queries about leagues: those of a venue, one with its standings and ladder, and
// every change.
import * as v from 'valibot'
import { tierHours } from '#domain/invitation/tier.ts'
import { moveReasons } from '#domain/league/ladder.ts'
import {
  leagueFields,
  leagueKinds,
  leaguePlayersMax,
  leagueStates,
  memberStates,
} from '#domain/league/league.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from '../call.ts'
import { teamPlay } from './team-play.ts'

export const byLeague = v.strictObject({ leagueSeriesId: uuidSchema })
const success = v.object({ success: v.boolean() })

const leagueCard = v.object({
  leagueSeriesId: v.string(),
  name: v.string(),
  kind: v.picklist(leagueKinds),
  play: v.string(),
  entryBy: v.string(),
  gender: v.string(),
  state: v.picklist(leagueStates),
  startDate: v.string(),
  endDate: v.string(),
  signupDeadline: v.string(),
  skillMin: v.nullable(v.number()),
  skillMax: v.nullable(v.number()),
  maxPlayers: v.number(),
  players: v.number(),
  invite: v.boolean(),
  organizerName: v.string(),
  mine: v.nullable(v.picklist(memberStates)),
  isMineToRun: v.boolean(),
})

/**
 * Drafts only for organizers, private ones only for invited players. Running first, then open for
 * registration, then concluded, newest first.
 */
export const leaguesAt = live({
  name: 'leagues-atLocation',
  who: 'player',
  summary: 'The leagues of a venue that I may see.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    locationName: v.string(),
    mayCreate: v.boolean(),
    leagues: v.array(leagueCard),
  }),
  refusals: ['location-not-found'],
})

const member = v.object({
  playerId: v.string(),
  playerName: v.string(),
  photoURL: v.string(),
  skillSelf: v.nullable(v.number()),
  partnerId: v.nullable(v.string()),
  partnerName: v.string(),
  state: v.picklist(memberStates),
  position: v.nullable(v.number()),
})

/**
 * entrant is a member's playerId. decidedBy: what separates the entrant from the one above; '' for
 * wins.
 */
const standing = v.object({
  entrant: v.string(),
  rank: v.number(),
  played: v.number(),
  wins: v.number(),
  losses: v.number(),
  pointsFor: v.number(),
  pointsAgainst: v.number(),
  days: v.number(),
  decidedBy: v.string(),
})
const move = v.object({
  entrant: v.string(),
  group: v.nullable(v.number()),
  finish: v.nullable(v.number()),
  from: v.number(),
  to: v.number(),
  reason: v.picklist(moveReasons),
})

/**
 * isMine: I have a place in it; null for non-members. scores: matches with a score; unplayed:
 * without. moves: set for a ladder once the day's results are closed.
 */
const leagueDay = v.object({
  eventId: v.string(),
  day: v.number(),
  startDate: v.string(),
  startTime: v.string(),
  status: v.string(),
  playing: v.number(),
  isMine: v.nullable(v.boolean()),
  isOpen: v.boolean(),
  isClosed: v.boolean(),
  scores: v.number(),
  unplayed: v.number(),
  moves: v.array(move),
})

/**
 * players: of each member, in ladder order, else by name; former members last. mine is null for
 * non-members. watchKey: of the public link; for a private league only for organizers. substitutes:
 * mine for everyone, the list for organizers. teamPlay is null except in a team league.
 */
export const leagueById = live({
  name: 'leagues-byId',
  who: 'player',
  summary: 'One league: members, game days, standings, ladder and moves.',
  input: byLeague,
  output: v.object({
    leagueSeriesId: v.string(),
    fields: leagueFields,
    state: v.picklist(leagueStates),
    locationName: v.string(),
    timezone: v.string(),
    organizerId: v.string(),
    organizerName: v.string(),
    isMineToRun: v.boolean(),
    watchKey: v.nullable(v.string()),
    mine: v.nullable(v.picklist(memberStates)),
    members: v.array(member),
    substitutes: v.object({
      hoursBefore: v.nullable(v.picklist(tierHours)),
      mine: v.nullable(v.picklist(['named', 'in'])),
      list: v.array(
        v.object({
          playerId: v.string(),
          playerName: v.string(),
          photoURL: v.string(),
          state: v.picklist(['named', 'in']),
        }),
      ),
    }),
    days: v.array(leagueDay),
    standings: v.array(standing),
    teamPlay: v.nullable(teamPlay),
    awards: v.array(
      v.object({ playerId: v.string(), medal: v.picklist(['gold', 'silver', 'bronze']) }),
    ),
  }),
  refusals: ['league-not-found'],
})

const fieldRefusals = [
  'location-not-found',
  'event-create-restricted',
  'league-dates',
  'event-skill-range',
  'event-not-doubles',
  'invited-unknown',
] as const
export const runRefusals = ['league-not-found', 'not-allowed'] as const

export const createLeague = call({
  name: 'leagues-create',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Create a league as a draft.',
  input: v.strictObject({ fields: leagueFields }),
  output: v.object({ leagueSeriesId: v.string() }),
  refusals: [...fieldRefusals, 'too-many-leagues'],
})

export const updateLeague = call({
  name: 'leagues-update',
  who: 'player',
  kind: 'write',
  summary:
    'Change a league. Kind, doubles or singles, and who enters stay once somebody joined; the venue stays.',
  input: v.strictObject({ ...byLeague.entries, fields: leagueFields }),
  output: success,
  refusals: [...runRefusals, 'league-fixed', ...fieldRefusals],
})

export const setLeagueState = call({
  name: 'leagues-setState',
  who: 'player',
  kind: 'write',
  summary: 'Open registration, start, conclude with medals, or take up again.',
  input: v.strictObject({ ...byLeague.entries, state: v.picklist(leagueStates) }),
  output: success,
  refusals: [...runRefusals, 'league-state', 'league-too-few', 'league-days-open'],
})

export const deleteLeague = call({
  name: 'leagues-delete',
  who: 'player',
  kind: 'write',
  summary: 'Delete a league that has no game day yet.',
  input: byLeague,
  output: success,
  refusals: [...runRefusals, 'league-fixed'],
})

export const joinLeague = call({
  name: 'leagues-join',
  who: 'player',
  kind: 'write',
  summary: 'Join a league, or accept its invitation; in a league of set teams by asking a partner.',
  input: v.strictObject({ ...byLeague.entries, partnerId: v.nullable(playerIdSchema) }),
  output: v.object({ state: v.picklist(['asked', 'joined']) }),
  refusals: [
    'league-not-found',
    'league-not-open',
    'league-full',
    'gender-not-allowed',
    'skill-too-low',
    'skill-too-high',
    'already-in-league',
    'player-not-found',
    'needs-team',
    'too-many-team-requests',
  ],
})

export const answerLeaguePartner = call({
  name: 'leagues-answer',
  who: 'player',
  kind: 'write',
  summary: 'Accept or decline to be the partner of a player who asked me.',
  input: v.strictObject({ ...byLeague.entries, playerId: playerIdSchema, accept: v.boolean() }),
  output: success,
  refusals: [
    'league-not-found',
    'request-not-found',
    'league-not-open',
    'league-full',
    'gender-not-allowed',
    'skill-too-low',
    'skill-too-high',
    'already-in-league',
  ],
})

export const leaveLeague = call({
  name: 'leagues-leave',
  who: 'player',
  kind: 'write',
  summary: 'Leave a league, alone or as a team; results stay.',
  input: byLeague,
  output: success,
  refusals: ['league-not-found', 'not-in-league', 'league-state'],
})

export const inviteToLeague = call({
  name: 'leagues-invite',
  who: 'player',
  kind: 'write',
  summary: 'Who runs it: invite a player, or take the invitation back.',
  input: v.strictObject({ ...byLeague.entries, playerId: playerIdSchema, invited: v.boolean() }),
  output: success,
  refusals: [...runRefusals, 'player-not-found', 'already-in-league', 'too-many-invitations'],
})

export const addToLeague = call({
  name: 'leagues-addPlayer',
  who: 'player',
  kind: 'write',
  summary: 'Who runs it: put a player or a team in, also while it runs.',
  input: v.strictObject({
    ...byLeague.entries,
    playerId: playerIdSchema,
    partnerId: v.nullable(playerIdSchema),
  }),
  output: success,
  refusals: [
    ...runRefusals,
    'player-not-found',
    'already-in-league',
    'league-full',
    'needs-team',
    'league-state',
    'newcomer-stranger',
  ],
})

export const removeFromLeague = call({
  name: 'leagues-removePlayer',
  who: 'player',
  kind: 'write',
  summary: 'Who runs it: take a player or a team out; results stay.',
  input: v.strictObject({ ...byLeague.entries, playerId: playerIdSchema }),
  output: success,
  refusals: [...runRefusals, 'not-in-league', 'league-state'],
})

export const setLadder = call({
  name: 'leagues-setLadder',
  who: 'player',
  kind: 'write',
  summary: 'Who runs it: the order of the ladder before its first game day is closed.',
  input: v.strictObject({
    ...byLeague.entries,
    entrants: v.pipe(v.array(playerIdSchema), v.maxLength(leaguePlayersMax)),
  }),
  output: success,
  refusals: [...runRefusals, 'league-fixed', 'not-in-league'],
})

export const leagueContract = defineContract({
  nouns: { leagues: 'leagues' },
  calls: [
    createLeague,
    updateLeague,
    setLeagueState,
    deleteLeague,
    joinLeague,
    answerLeaguePartner,
    leaveLeague,
    inviteToLeague,
    addToLeague,
    removeFromLeague,
    setLadder,
  ],
  live: [leaguesAt, leagueById],
})
