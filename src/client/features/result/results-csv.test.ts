import { expect, test } from 'vitest'
import type { StandingRow } from '#domain/match-list/standings.ts'
import { resultsCsv } from './results-csv.ts'

const nameOf = (number: number): string => ['', 'Ana', 'Ben'][number] ?? '?'
const row = (numbers: number[], rank: number): StandingRow => ({
  numbers,
  rank,
  played: 3,
  wins: 2,
  losses: 1,
  games: 3,
  pointsFor: 30,
  pointsAgainst: 33,
  tiebreak: null,
})

test('standings are a table of players with their medals', () => {
  expect(resultsCsv([row([1], 1), row([2], 2)], nameOf, new Map([[1, 'gold']]))).toBe(
    '\uFEFFRank,Player,Played,Won,Lost,Points for,Points against,Point difference,Medal\r\n' +
      '1,Ana,3,2,1,30,33,-3,Gold\r\n2,Ben,3,2,1,30,33,-3,\r\n',
  )
})

test('a team is one row with the medal of its players', () => {
  expect(
    resultsCsv(
      [row([1, 2], 1)],
      nameOf,
      new Map([
        [1, 'gold'],
        [2, 'gold'],
      ]),
    ).split('\r\n'),
  ).toEqual([
    '\uFEFFRank,Team,Played,Won,Lost,Points for,Points against,Point difference,Medal',
    '1,Ana & Ben,3,2,1,30,33,-3,Gold',
    '',
  ])
})
