// What the organizers of a young league do next.
import { listFirstSteps } from '../steps/first-steps.ts'
import { leaguePlayersMin, type LeagueState } from './league.ts'

/** start: ends the registration. days: game days, which a league has once it is running. */
const leagueSteps = ['open', 'players', 'start', 'days'] as const
export type LeagueStep = (typeof leagueSteps)[number]

/** players: those that are in, both of a team. */
type LeagueProgress = { state: LeagueState; players: number; dayCount: number }

export function listLeagueSteps({ state, players, dayCount }: LeagueProgress): LeagueStep[] {
  if (state === 'concluded') return []
  return listFirstSteps(leagueSteps, {
    open: state !== 'draft',
    players: players >= leaguePlayersMin,
    start: state === 'running',
    days: dayCount > 0,
  })
}

/** True for a step that can be taken now; the others wait for those before them. */
export const isLeagueStepOpen = (
  step: LeagueStep,
  { state, players }: Pick<LeagueProgress, 'state' | 'players'>,
): boolean =>
  ({
    open: true,
    players: true,
    start: state === 'registration' && players >= leaguePlayersMin,
    days: state === 'running',
  })[step]
