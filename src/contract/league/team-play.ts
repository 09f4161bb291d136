// A team league as screens load it: teams, match-ups and standings.
import * as v from 'valibot'
import { teamSides } from '#domain/team-league/team-league.ts'
import { teamTiebreaks } from '#domain/team-league/team-standings.ts'

const outcome = v.nullable(v.picklist([...teamSides, 'tie']))
const lineup = v.nullable(v.array(v.tuple([v.string(), v.string()])))

/**
 * teams in order of creation; captainId is null when organizers act as captain. a and b are
 * teamIds. startsAt: ISO 8601. A line-up is null while unset, or hidden from the viewer; isSetA and
 * isSetB tell them apart. isShown: everyone sees both, and captains can't change them. outcome is
 * null until every pair has a result; pairs counts pairs won. decidedBy: what separates a team from
 * the one above; '' in the first row.
 */
export const teamPlay = v.object({
  teams: v.array(
    v.object({
      teamId: v.string(),
      name: v.string(),
      captainId: v.nullable(v.string()),
      playerIds: v.array(v.string()),
    }),
  ),
  matchups: v.array(
    v.object({
      matchupId: v.string(),
      round: v.number(),
      day: v.string(),
      startTime: v.string(),
      startsAt: v.string(),
      a: v.string(),
      b: v.string(),
      isShown: v.boolean(),
      isSetA: v.boolean(),
      isSetB: v.boolean(),
      lineupA: lineup,
      lineupB: lineup,
      results: v.array(
        v.object({ pair: v.number(), games: v.array(v.tuple([v.number(), v.number()])) }),
      ),
      pairsA: v.number(),
      pairsB: v.number(),
      outcome,
    }),
  ),
  standings: v.array(
    v.object({
      teamId: v.string(),
      rank: v.number(),
      played: v.number(),
      wins: v.number(),
      ties: v.number(),
      losses: v.number(),
      points: v.number(),
      pairsFor: v.number(),
      pairsAgainst: v.number(),
      pointsFor: v.number(),
      pointsAgainst: v.number(),
      decidedBy: v.picklist([...teamTiebreaks, '']),
    }),
  ),
})

export const watchedTeamPlay = v.object({
  standings: v.array(
    v.object({
      team: v.string(),
      rank: v.number(),
      played: v.number(),
      wins: v.number(),
      ties: v.number(),
      losses: v.number(),
      points: v.number(),
      pairs: v.number(),
      difference: v.number(),
      decidedBy: v.picklist([...teamTiebreaks, '']),
    }),
  ),
  matchups: v.array(
    v.object({
      round: v.number(),
      day: v.string(),
      startTime: v.string(),
      a: v.string(),
      b: v.string(),
      pairsA: v.number(),
      pairsB: v.number(),
      outcome,
    }),
  ),
})
