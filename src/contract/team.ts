// Calls and live queries about teams of an event. A request travels as a message; the spec calls
// the record eventTeams.
import * as v from 'valibot'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'
import { playerCard } from './profile.ts'

export const myTeam = live({
  name: 'eventTeams-mine',
  who: 'player',
  summary: 'My partner in an event, and the requests that wait for an answer.',
  input: v.strictObject({ eventId: uuidSchema }),
  output: v.object({
    partner: v.nullable(playerCard),
    sent: v.array(playerCard),
    received: v.array(v.object({ ...playerCard.entries, messageId: v.string() })),
  }),
  refusals: ['event-not-found'],
})

/**
 * The player named first comes first. Visible to the two, and to all viewers once both are in the
 * event; null otherwise.
 */
export const teamByPlayers = live({
  name: 'eventTeams-byPlayers',
  who: 'player',
  summary: 'The team of two players in an event.',
  input: v.strictObject({ eventId: uuidSchema, p1: playerIdSchema, p2: playerIdSchema }),
  output: v.object({
    eventTeam: v.nullable(
      v.object({
        eventId: v.string(),
        p1: v.string(),
        p2: v.string(),
        team: v.tuple([v.string(), v.string()]),
        deleted: v.literal(false),
        created: v.string(),
      }),
    ),
  }),
  refusals: ['event-not-found'],
})

const success = v.object({ success: v.boolean() })
const eventRefusals = ['event-not-found', 'event-in-past', 'event-cancelled'] as const

const requestTeam = call({
  name: 'eventTeams-request',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Ask a player to be my partner in an event.',
  input: v.strictObject({ eventId: uuidSchema, playerId: playerIdSchema }),
  output: success,
  refusals: [
    ...eventRefusals,
    'event-not-doubles',
    'player-not-found',
    'message-yourself',
    'already-requested',
    'has-partner',
    'team-already-accepted',
    'too-many-team-requests',
  ],
})

const acceptTeam = call({
  name: 'eventTeams-accept',
  who: 'player',
  kind: 'write',
  summary: 'Accept a team request; it works once.',
  input: v.strictObject({ messageId: uuidSchema }),
  output: success,
  refusals: [
    ...eventRefusals,
    'request-not-found',
    'request-used',
    'request-expired',
    'team-already-accepted',
    'has-partner',
  ],
})

const endTeam = call({
  name: 'eventTeams-end',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'End my team for an event, unless it is signed up as a team.',
  input: v.strictObject({ eventId: uuidSchema }),
  output: success,
  refusals: [...eventRefusals, 'team-not-found', 'team-in-event'],
})

export const teamCalls = [requestTeam, acceptTeam, endTeam] as const

export const teamContract = defineContract({
  nouns: { eventTeams: 'teams' },
  calls: teamCalls,
  live: [myTeam, teamByPlayers],
})
