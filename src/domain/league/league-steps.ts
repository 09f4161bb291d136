// What the organizers of a young league do next.
import { listFirstSteps } from '../steps/first-steps.ts'
import { leagueTeamsMin } from '../team-league/team-league.ts'
import { leaguePlayersMin, type LeagueState } from './league.ts'

/**
 * start: ends the registration. days: game days, which a league has once it is running; a team
 * league has teams and a schedule instead.
 */
const leagueSteps = ['open', 'players', 'start', 'days'] as const
const teamLeagueSteps = ['open', 'players', 'start', 'teams', 'schedule'] as const
export type LeagueStep = (typeof leagueSteps)[number] | (typeof teamLeagueSteps)[number]

/** players: those that are in, both of a team. teamPlay: how many teams and match-ups there are. */
type LeagueProgress = {
  state: LeagueState
  players: number
  dayCount: number
  teamPlay: { teams: number; matchups: number } | null
}

export function listLeagueSteps({
  state,
  players,
  dayCount,
  teamPlay,
}: LeagueProgress): LeagueStep[] {
  if (state === 'concluded') return []
  const done = {
    open: state !== 'draft',
    players: players >= leaguePlayersMin,
    start: state === 'running',
  }
  return teamPlay === null
    ? listFirstSteps(leagueSteps, { ...done, days: dayCount > 0 })
    : listFirstSteps(teamLeagueSteps, {
        ...done,
        teams: teamPlay.teams >= leagueTeamsMin,
        schedule: teamPlay.matchups > 0,
      })
}

/** True for a step that can be taken now; the others wait for those before them. */
export const isLeagueStepOpen = (
  step: LeagueStep,
  { state, players, teamPlay }: Omit<LeagueProgress, 'dayCount'>,
): boolean =>
  ({
    open: true,
    players: true,
    start: state === 'registration' && players >= leaguePlayersMin,
    days: state === 'running',
    teams: state !== 'draft' && players > 0,
    schedule: state === 'running' && (teamPlay?.teams ?? 0) >= leagueTeamsMin,
  })[step]
