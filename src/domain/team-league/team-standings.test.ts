import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankTeams, type CountedMatchup } from './team-standings.ts'

type Numbers = readonly [pairs: number, points: number]
function met(a: string, b: string, one: Numbers, other: Numbers): CountedMatchup {
  const ahead = one[0] - other[0] || one[1] - other[1]
  const tally = ([pairs, points]: Numbers) => ({ pairs, games: pairs, points })
  return {
    a,
    b,
    tally: {
      a: tally(one),
      b: tally(other),
      outcome: ahead === 0 ? 'tie' : ahead > 0 ? 'a' : 'b',
    },
  }
}
const table = (ids: string, matchups: readonly CountedMatchup[]) =>
  rankTeams(ids.split(' '), matchups).map(
    ({ teamId, rank, points, decidedBy }) => `${rank} ${teamId} ${points} ${decidedBy ?? '-'}`,
  )

test('two points for a win, one for a tie, none for a loss', () => {
  const [first, second] = rankTeams(
    ['a', 'b'],
    [met('a', 'b', [2, 30], [1, 28]), met('b', 'a', [1, 20], [1, 20])],
  )
  expect(first).toEqual({
    teamId: 'a',
    rank: 1,
    played: 2,
    wins: 1,
    ties: 1,
    losses: 0,
    points: 3,
    pairsFor: 3,
    pairsAgainst: 2,
    pointsFor: 50,
    pointsAgainst: 48,
    decidedBy: null,
  })
  expect(second).toMatchObject({ teamId: 'b', points: 1, losses: 1, decidedBy: 'points' })
})

test('equal points go by pairs, then by points played, then by the match-up between them', () => {
  expect(
    table('a b c', [met('a', 'c', [2, 30], [1, 20]), met('b', 'c', [3, 33], [0, 10])]),
  ).toEqual(['1 b 2 -', '2 a 2 pairs', '3 c 0 points'])
  expect(
    table('a b c d', [met('a', 'c', [2, 30], [1, 20]), met('b', 'd', [2, 33], [1, 20])]),
  ).toEqual(['1 b 2 -', '2 a 2 difference', '3 c 0 points', '4 d 0 difference'])
  expect(
    table('a b c d', [
      met('a', 'b', [1, 25], [2, 25]),
      met('a', 'c', [2, 25], [1, 25]),
      met('b', 'd', [1, 25], [2, 25]),
    ]),
  ).toEqual(['1 d 2 -', '2 b 2 pairs', '3 a 2 head-to-head', '4 c 0 points'])
})

test('teams equal in everything share their place', () => {
  expect(table('a b c', [])).toEqual(['1 a 0 -', '1 b 0 tied', '1 c 0 tied'])
  expect(table('a b c', [met('a', 'b', [1, 20], [1, 20])])).toEqual([
    '1 a 1 -',
    '1 b 1 tied',
    '3 c 0 points',
  ])
})

test('only the match-ups between equals decide between them', () => {
  expect(
    table('a b c d', [
      met('b', 'a', [2, 25], [1, 25]),
      met('a', 'c', [2, 25], [1, 25]),
      met('d', 'b', [2, 25], [1, 25]),
      met('c', 'd', [1, 25], [1, 25]),
    ]),
  ).toEqual(['1 d 3 -', '2 b 2 points', '3 a 2 head-to-head', '4 c 1 points'])
})

test('match-ups of other teams change nothing for a team', () => {
  const rows = rankTeams(['a', 'b', 'c'], [met('b', 'c', [2, 30], [1, 20])])
  expect(rows.find(({ teamId }) => teamId === 'a')).toMatchObject({
    played: 0,
    wins: 0,
    losses: 0,
    points: 0,
    pairsFor: 0,
    pairsAgainst: 0,
    pointsFor: 0,
    pointsAgainst: 0,
  })
})

test('a match-up without an outcome counts nothing', () => {
  const open = met('a', 'b', [1, 11], [0, 3])
  expect(
    rankTeams(['a', 'b'], [{ ...open, tally: { ...open.tally, outcome: null } }])[0],
  ).toMatchObject({ played: 0, points: 0, pointsFor: 0 })
})

const numbers = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 60 }))
const team = fc.constantFrom('a', 'b', 'c', 'd')
const seasons = fc.array(
  fc.tuple(team, team, numbers, numbers).filter(([one, other]) => one !== other),
)

test('whatever is played, won and lost balance, and the order of the match-ups changes nothing', () => {
  fc.assert(
    fc.property(seasons, (season) => {
      const matchups = season.map(([one, other, mine, theirs]) => met(one, other, mine, theirs))
      const rows = rankTeams(['a', 'b', 'c', 'd'], matchups)
      const sum = (count: (row: (typeof rows)[number]) => number): number =>
        rows.reduce((total, row) => total + count(row), 0)
      expect(sum(({ wins, losses }) => wins - losses)).toBe(0)
      expect(sum(({ points }) => points)).toBe(matchups.length * 2)
      expect(sum(({ pairsFor, pairsAgainst }) => pairsFor - pairsAgainst)).toBe(0)
      expect(rows.every(({ rank }, index) => rank >= (rows[index - 1]?.rank ?? 1))).toBe(true)
      expect(rankTeams(['a', 'b', 'c', 'd'], matchups.toReversed())).toEqual(rows)
    }),
  )
})
