// Next steps for the organizers of a new league.
import { listFirstSteps } from '../steps/first-steps.ts'
import { leagueTeamsMin } from '../team-league/team-league.ts'
import { leaguePlayersMin, type LeagueState } from './league.ts'

/**
 * start: closes registration. days: game days, which exist once the league runs; a team league has
 * teams and a schedule instead.
 */
const leagueSteps = ['open', 'players', 'start', 'days'] as const
const teamLeagueSteps = ['open', 'players', 'start', 'teams', 'schedule'] as const
export type LeagueStep = (typeof leagueSteps)[number] | (typeof teamLeagueSteps)[number]

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
