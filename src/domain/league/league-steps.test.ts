import { expect, test } from 'vitest'
import { isLeagueStepOpen, listLeagueSteps } from './league-steps.ts'
import { leaguePlayersMin } from './league.ts'

const draft = { state: 'draft', players: 0, dayCount: 0, teamPlay: null } as const

test('a draft has three steps, and each disappears once it is done', () => {
  expect(listLeagueSteps(draft)).toEqual(['open', 'players', 'start'])
  expect(listLeagueSteps({ ...draft, state: 'registration' })).toEqual(['players', 'start', 'days'])
  expect(listLeagueSteps({ ...draft, state: 'registration', players: leaguePlayersMin })).toEqual([
    'start',
    'days',
  ])
  expect(listLeagueSteps({ ...draft, state: 'running', players: leaguePlayersMin })).toEqual([
    'days',
  ])
  expect(
    listLeagueSteps({ ...draft, state: 'running', players: leaguePlayersMin, dayCount: 1 }),
  ).toEqual([])
})

test('a league that is over has none', () => {
  expect(listLeagueSteps({ ...draft, state: 'concluded' })).toEqual([])
})

test('starting waits for players, and game days for the start', () => {
  const registration = {
    state: 'registration',
    players: leaguePlayersMin - 1,
    teamPlay: null,
  } as const
  expect(isLeagueStepOpen('start', registration)).toBe(false)
  expect(isLeagueStepOpen('start', { ...registration, players: leaguePlayersMin })).toBe(true)
  expect(isLeagueStepOpen('start', { ...draft, players: 20 })).toBe(false)
  expect(isLeagueStepOpen('days', registration)).toBe(false)
  expect(isLeagueStepOpen('days', { ...draft, state: 'running', players: 20 })).toBe(true)
})

test('a team league has teams and a schedule in the place of game days', () => {
  const running = { ...draft, state: 'running', players: leaguePlayersMin } as const
  const withTeams = (teams: number, matchups: number) => ({
    ...running,
    teamPlay: { teams, matchups },
  })
  expect(listLeagueSteps(withTeams(1, 0))).toEqual(['teams', 'schedule'])
  expect(listLeagueSteps(withTeams(2, 0))).toEqual(['schedule'])
  expect(listLeagueSteps(withTeams(2, 1))).toEqual([])
  expect(isLeagueStepOpen('schedule', withTeams(1, 0))).toBe(false)
  expect(isLeagueStepOpen('schedule', withTeams(2, 0))).toBe(true)
  expect(isLeagueStepOpen('teams', { ...draft, teamPlay: { teams: 0, matchups: 0 } })).toBe(false)
})
