// The next steps of a young league.
import { expect, test } from 'vitest'
import { isLeagueStepOpen, listLeagueSteps } from './league-steps.ts'
import { leaguePlayersMin } from './league.ts'

const draft = { state: 'draft', players: 0, dayCount: 0 } as const

test('a draft has three steps, and each disappears once it is done', () => {
  expect(listLeagueSteps(draft)).toEqual(['open', 'players', 'start'])
  expect(listLeagueSteps({ ...draft, state: 'registration' })).toEqual(['players', 'start', 'days'])
  expect(listLeagueSteps({ ...draft, state: 'registration', players: leaguePlayersMin })).toEqual([
    'start',
    'days',
  ])
  expect(listLeagueSteps({ state: 'running', players: leaguePlayersMin, dayCount: 0 })).toEqual([
    'days',
  ])
  expect(listLeagueSteps({ state: 'running', players: leaguePlayersMin, dayCount: 1 })).toEqual([])
})

test('a league that is over has none', () => {
  expect(listLeagueSteps({ ...draft, state: 'concluded' })).toEqual([])
})

test('starting waits for players, and game days for the start', () => {
  const registration = { state: 'registration', players: leaguePlayersMin - 1 } as const
  expect(isLeagueStepOpen('start', registration)).toBe(false)
  expect(isLeagueStepOpen('start', { ...registration, players: leaguePlayersMin })).toBe(true)
  expect(isLeagueStepOpen('start', { state: 'draft', players: 20 })).toBe(false)
  expect(isLeagueStepOpen('days', registration)).toBe(false)
  expect(isLeagueStepOpen('days', { state: 'running', players: 20 })).toBe(true)
})
