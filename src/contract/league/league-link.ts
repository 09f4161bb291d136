// The public link to a league: turning it on and off, and its standings.
import * as v from 'valibot'
import { leagueKinds, leagueStates } from '#domain/league/league.ts'
import { medals } from '#domain/medal/medal.ts'
import { call, live, defineContract } from '../call.ts'
import { linkKeySchema } from '../link/link-key.ts'
import { byLeague, runRefusals } from './league.ts'
import { watchedTeamPlay } from './team-play.ts'

export const setLeagueLink = call({
  name: 'leagues-setWatch',
  who: 'player',
  kind: 'write',
  summary:
    'Who runs it: switch the public link to the standings on, with a new key each time, or off.',
  input: v.strictObject({ ...byLeague.entries, isOn: v.boolean() }),
  output: v.object({ watchKey: v.nullable(v.string()) }),
  refusals: runRefusals,
})

const side = v.array(v.object({ playerName: v.string(), guest: v.nullable(v.number()) }))

/**
 * Public: names and numbers, no ids, photos, levels or organizers. A row is a player, or both of a
 * set team, in ladder order where there is one. last: confirmed matches of the latest day with any.
 * leagueSeriesId is null for a private league.
 */
export const watchedLeague = live({
  name: 'leagues-watch',
  who: 'visitor',
  summary: 'The league behind a public link: standings, game days, results of the last.',
  input: v.strictObject({ watchKey: linkKeySchema }),
  output: v.object({
    league: v.object({
      leagueSeriesId: v.nullable(v.string()),
      name: v.string(),
      kind: v.picklist(leagueKinds),
      play: v.string(),
      gender: v.string(),
      skillMin: v.nullable(v.number()),
      skillMax: v.nullable(v.number()),
      state: v.picklist(leagueStates),
      startDate: v.string(),
      endDate: v.string(),
      locationName: v.string(),
      isLadder: v.boolean(),
      standings: v.array(
        v.object({
          names: v.array(v.string()),
          rank: v.number(),
          played: v.number(),
          wins: v.number(),
          losses: v.number(),
          difference: v.number(),
          decidedBy: v.string(),
          medal: v.nullable(v.picklist(medals)),
        }),
      ),
      days: v.array(
        v.object({
          day: v.number(),
          startDate: v.string(),
          startTime: v.string(),
          status: v.string(),
          isOpen: v.boolean(),
        }),
      ),
      teamPlay: v.nullable(watchedTeamPlay),
      last: v.nullable(
        v.object({
          day: v.number(),
          startDate: v.string(),
          matches: v.array(
            v.object({
              round: v.number(),
              a: side,
              b: side,
              games: v.array(v.tuple([v.number(), v.number()])),
              winner: v.nullable(v.picklist(['a', 'b'])),
            }),
          ),
        }),
      ),
    }),
  }),
  refusals: ['league-not-found'],
})

export const leagueLinkContract = defineContract({
  calls: [setLeagueLink],
  live: [watchedLeague],
})
