// Live queries of a match list: for its players, its public link, and organizers.
import * as v from 'valibot'
import { eventGenders, eventPlays, eventTypes } from '#domain/event/event.ts'
import { formatFields } from '#domain/event/schema/format-schema.ts'
import { matchListStates, presences } from '#domain/match-list/match-list.ts'
import { matchStages, matchStates } from '#domain/match/match.ts'
import { call, live, defineContract } from './call.ts'
import { dayStatus } from './day-status/day-status.ts'
import { eventId } from './event.ts'
import { watchKeySchema } from './link/link-key.ts'

const side = v.picklist(['a', 'b'])

/** Fields as in domain/match/match.ts. Sides hold player numbers. */
export const matchView = v.object({
  matchId: v.string(),
  stage: v.picklist(matchStages),
  round: v.number(),
  slot: v.number(),
  court: v.nullable(v.number()),
  pool: v.nullable(v.number()),
  a: v.array(v.number()),
  b: v.array(v.number()),
  state: v.picklist(matchStates),
  games: v.array(v.tuple([v.number(), v.number()])),
  winner: v.nullable(side),
  walkover: v.boolean(),
  reportedBy: v.nullable(v.string()),
  reported: v.nullable(v.string()),
  disputedBy: v.nullable(v.string()),
  dispute: v.string(),
  confirmedBy: v.nullable(v.string()),
  confirmed: v.nullable(v.string()),
  // Missing in older stored steps.
  decided: v.optional(v.nullable(v.string()), null),
})
export type MatchView = v.InferOutput<typeof matchView>

/**
 * For a guest playerName is the host's (guestOf), and guest counts from 1. '' for a deleted
 * account.
 */
export const listPlayerView = v.object({
  number: v.number(),
  playerId: v.nullable(v.string()),
  playerName: v.string(),
  photoURL: v.string(),
  skillSelf: v.nullable(v.number()),
  rating: v.nullable(v.number()),
  guestOf: v.nullable(v.string()),
  guest: v.nullable(v.number()),
  presence: v.picklist(presences),
  team: v.nullable(v.number()),
})

/** Source of a bracket side: the winner or loser of match `from`. Seeded sides don't have one. */
export const feedView = v.object({
  matchId: v.string(),
  side,
  from: v.string(),
  takes: v.picklist(['winner', 'loser']),
})
export type FeedView = v.InferOutput<typeof feedView>

const matchListEntries = {
  eventId: v.string(),
  title: v.string(),
  type: v.picklist(eventTypes),
  play: v.picklist(eventPlays),
  gender: v.picklist(eventGenders),
  locationName: v.string(),
  dayStatus,
  startsAt: v.string(),
  timezone: v.string(),
  format: formatFields,
  state: v.picklist(matchListStates),
  revision: v.number(),
  courts: v.array(v.number()),
  players: v.array(listPlayerView),
  matches: v.array(matchView),
  feeds: v.array(feedView),
  byes: v.array(v.object({ round: v.number(), number: v.number() })),
  started: v.string(),
  closed: v.nullable(v.string()),
}

/**
 * Shared by all viewers of the event. leagueSeriesId, tournamentId: set for a league's game day, a
 * tournament's division. undoable: the organizer's last step, if it can be undone. matchList is
 * null before the organizer opens it.
 */
export const matchListByEvent = live({
  name: 'matchLists-byEvent',
  who: 'player',
  summary: 'The match list of an event, live: players, rounds, courts and scores.',
  input: v.strictObject({ eventId }),
  output: v.object({
    matchList: v.nullable(
      v.object({
        ...matchListEntries,
        watchKey: v.nullable(v.string()),
        undoable: v.nullable(v.string()),
        leagueSeriesId: v.nullable(v.string()),
        tournamentId: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: ['event-not-found'],
})

/** Public: names and numbers, without ids, photos, levels, and reporters of scores. */
export const watchedMatchList = live({
  name: 'matchLists-watch',
  who: 'visitor',
  summary: 'The match list behind a public watch link.',
  input: v.strictObject({ watchKey: watchKeySchema }),
  output: v.object({ matchList: v.object(matchListEntries) }),
  refusals: ['match-list-not-found'],
})

export const listGenders = ['woman', 'man'] as const

export const matchListGenders = call({
  name: 'matchLists-genders',
  who: 'player',
  kind: 'read',
  summary:
    'Organizer: who plays as a woman and who as a man, in mixed doubles only; null where nobody said. Others are never told.',
  input: v.strictObject({ eventId }),
  output: v.object({
    genders: v.array(v.object({ number: v.number(), gender: v.nullable(v.picklist(listGenders)) })),
  }),
  refusals: ['event-not-found', 'not-allowed', 'match-list-not-found'],
})

export const matchListContract = defineContract({
  calls: [matchListGenders],
  live: [matchListByEvent, watchedMatchList],
})
