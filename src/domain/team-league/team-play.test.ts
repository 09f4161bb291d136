import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { leagueTeamNameMax } from './team-league.ts'
import { leagueTeamNameSchema } from './team-name.ts'
import { playTeamLeague } from './team-play.ts'

const rule = { points: 11, winBy: 2, scoring: 'side-out', bestOf: 1, pairs: 2 } as const

test('every match-up has its tally, and all teams stand in the table', () => {
  const { tallies, standings } = playTeamLeague(
    [{ teamId: 'a' }, { teamId: 'b' }, { teamId: 'c' }],
    [
      {
        matchupId: 'first',
        a: 'c',
        b: 'b',
        results: [
          { pair: 1, games: [[11, 9]] },
          { pair: 2, games: [[11, 3]] },
        ],
      },
      { matchupId: 'second', a: 'a', b: 'b', results: [{ pair: 1, games: [[11, 0]] }] },
    ],
    rule,
  )
  expect([...tallies].map(([id, { outcome }]) => [id, outcome])).toEqual([
    ['first', 'a'],
    ['second', null],
  ])
  expect(tallies.get('first')?.a).toEqual({ pairs: 2, games: 2, points: 22 })
  expect(standings.map(({ teamId, points }) => [teamId, points])).toEqual([
    ['c', 2],
    ['a', 0],
    ['b', 0],
  ])
})

test.each([
  ['', false],
  ['  ', false],
  ['A', true],
  ['x'.repeat(leagueTeamNameMax), true],
  ['x'.repeat(leagueTeamNameMax + 1), false],
  ['two\nlines', false],
])('%j is the name of a team: %s', (name, isOne) => {
  expect(safeParse(leagueTeamNameSchema, name).success).toBe(isOne)
})
