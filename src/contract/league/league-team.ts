// A team league: teams, match-up schedule, line-ups and results.
import * as v from 'valibot'
import { timeSchema } from '#domain/event/schema/time-schema.ts'
import { gamesMax } from '#domain/match/match.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import {
  legsMax,
  pairsMax,
  roundDaysMax,
  teamPlayersMax,
  teamSides,
} from '#domain/team-league/team-league.ts'
import { leagueTeamNameSchema } from '#domain/team-league/team-name.ts'
import { call, defineContract } from '../call.ts'
import { byLeague, runRefusals } from './league.ts'

const success = v.object({ success: v.boolean() })
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const points = wholeNumber(0, 99)
const byMatchup = { ...byLeague.entries, matchupId: uuidSchema }
const teamRefusals = [...runRefusals, 'no-team-league', 'league-state'] as const
const matchupRefusals = ['league-not-found', 'matchup-not-found', 'not-allowed'] as const

export const saveLeagueTeam = call({
  name: 'leagues-saveTeam',
  who: 'player',
  kind: 'write',
  summary:
    'Who runs it: make a team of a team league, or give it another name, captain or players. A player is in one team; new teams only before anything was played.',
  input: v.strictObject({
    ...byLeague.entries,
    teamId: v.nullable(uuidSchema),
    name: leagueTeamNameSchema,
    captainId: v.nullable(playerIdSchema),
    playerIds: v.pipe(v.array(playerIdSchema), v.maxLength(teamPlayersMax)),
  }),
  output: v.object({ teamId: v.string() }),
  refusals: [
    ...teamRefusals,
    'league-team-not-found',
    'league-team-name-taken',
    'not-in-league',
    'player-in-other-team',
    'captain-not-in-team',
    'too-many-league-teams',
    'league-fixed',
  ],
})

export const deleteLeagueTeam = call({
  name: 'leagues-deleteTeam',
  who: 'player',
  kind: 'write',
  summary:
    'Who runs it: delete a team with its match-ups, before anything was played; its players stay in the league.',
  input: v.strictObject({ ...byLeague.entries, teamId: uuidSchema }),
  output: success,
  refusals: [...teamRefusals, 'league-team-not-found', 'league-fixed'],
})

export const planMatchups = call({
  name: 'leagues-planMatchups',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary:
    'Who runs it: the match-ups of all teams, everyone against everyone. Again until something was played: the match-ups before go, with their line-ups.',
  input: v.strictObject({
    ...byLeague.entries,
    firstDay: daySchema,
    startTime: timeSchema,
    everyDays: wholeNumber(1, roundDaysMax),
    legs: wholeNumber(1, legsMax),
  }),
  output: v.object({ rounds: v.number() }),
  refusals: [
    ...teamRefusals,
    'too-few-league-teams',
    'league-fixed',
    'league-dates',
    'league-too-short',
    'event-start-past',
    'event-too-far',
    'event-time-skipped',
  ],
})

export const moveMatchup = call({
  name: 'leagues-moveMatchup',
  who: 'player',
  kind: 'write',
  summary:
    'Who runs it: another day or time for a match-up without a result. Line-ups that were shown stay so.',
  input: v.strictObject({ ...byMatchup, day: daySchema, startTime: timeSchema }),
  output: success,
  refusals: [
    ...matchupRefusals,
    'league-state',
    'league-fixed',
    'event-start-past',
    'event-too-far',
    'event-time-skipped',
  ],
})

export const setLineup = call({
  name: 'leagues-setLineup',
  who: 'player',
  kind: 'write',
  summary:
    'A captain: the pairs of the own team in a match-up, or none; the other team sees them when both have set theirs, or at the start. Then only who runs it changes them.',
  input: v.strictObject({
    ...byMatchup,
    side: v.picklist(teamSides),
    lineup: v.pipe(v.array(v.tuple([playerIdSchema, playerIdSchema])), v.maxLength(pairsMax)),
  }),
  output: success,
  refusals: [
    ...matchupRefusals,
    'league-state',
    'lineup-shown',
    'lineup-missing',
    'lineup-incomplete',
    'lineup-twice',
    'lineup-not-in-team',
  ],
})

export const setPairResult = call({
  name: 'leagues-setPairResult',
  who: 'player',
  kind: 'write',
  summary:
    'A captain of either team, or who runs it: the games of one pair, side a first; none take them back. Once all pairs have a result only who runs it changes one.',
  input: v.strictObject({
    ...byMatchup,
    pair: wholeNumber(1, pairsMax),
    games: v.pipe(v.array(v.tuple([points, points])), v.maxLength(gamesMax)),
  }),
  output: success,
  refusals: [
    ...matchupRefusals,
    'league-state',
    'lineup-missing',
    'matchup-decided',
    'event-too-early',
    'score-missing',
    'score-tie',
    'score-too-low',
    'score-too-high',
    'score-too-many-games',
    'score-unfinished',
  ],
})

export const teamLeagueCalls = [
  saveLeagueTeam,
  deleteLeagueTeam,
  planMatchups,
  moveMatchup,
  setLineup,
  setPairResult,
] as const

export const leagueTeamContract = defineContract({
  calls: teamLeagueCalls,
})
