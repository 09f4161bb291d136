import { expect, test } from 'vitest'
import type { CountedMatch } from '../match-list/entrant.ts'
import { groupsOfDay, leagueStandings, type PlayedDay } from './league-standings.ts'

const names = ['ann', 'ben', 'cleo', 'dan', 'eve']
const alone = {
  leagueSeriesId: 'l',
  fields: { entryBy: 'player' as const, play: 'doubles' as const },
  entrants: names.map((playerId) => ({ playerId, partnerId: null })),
}
const match = (
  round: number,
  a: number[],
  b: number[],
  games: [number, number][],
  pool: number | null = null,
): CountedMatch => ({
  stage: pool === null ? 'round' : 'pool',
  round,
  slot: 1,
  pool,
  a,
  b,
  state: 'confirmed',
  games,
  winner: (games[0]?.[0] ?? 0) > (games[0]?.[1] ?? 0) ? 'a' : 'b',
})
const day = (eventId: string, players: string[], matches: CountedMatch[]): PlayedDay => ({
  eventId,
  players: players.map((playerId, number) => ({ number, playerId })),
  matches,
})

test('days add up whatever number a player had on each, and who never played comes last', () => {
  const days = [
    day('1', ['ann', 'ben', 'cleo', 'dan'], [match(1, [0, 1], [2, 3], [[11, 5]])]),
    day('2', ['dan', 'cleo', 'ben', 'ann'], [match(1, [0, 3], [1, 2], [[11, 9]])]),
  ]
  expect(
    leagueStandings(alone, days).map(({ entrant, rank, wins, losses, pointsFor, days: played }) => [
      rank,
      entrant,
      wins,
      losses,
      pointsFor,
      played,
    ]),
  ).toEqual([
    [1, 'ann', 2, 0, 22, 2],
    [2, 'ben', 1, 1, 20, 2],
    [3, 'dan', 1, 1, 16, 2],
    [4, 'cleo', 0, 2, 14, 2],
    [5, 'eve', 0, 0, 0, 0],
  ])
})

test('who stands in plays and stands in no table', () => {
  const days = [day('1', ['ann', 'zoe', 'cleo', 'dan'], [match(1, [0, 1], [2, 3], [[11, 5]])])]
  const rows = leagueStandings(alone, days)
  expect(rows.map(({ entrant }) => entrant).toSorted()).toEqual(names)
  expect(rows[0]?.entrant).toBe('ann')
})

test('behind a stand-in on top the first row has nobody above it', () => {
  const days = [day('1', ['zoe', 'ann'], [match(1, [0], [1], [[11, 5]])])]
  const league = { ...alone, fields: { entryBy: 'player' as const, play: 'singles' as const } }
  expect(leagueStandings(league, days)[0]).toMatchObject({ entrant: 'ann', decidedBy: null })
})

test('a set team stays one row, whichever partner plays with a stand-in', () => {
  const league = {
    leagueSeriesId: 'l',
    fields: { entryBy: 'team' as const, play: 'doubles' as const },
    entrants: [
      { playerId: 'ann', partnerId: 'ben' },
      { playerId: 'cleo', partnerId: 'dan' },
    ],
  }
  const days = [
    day('1', ['ann', 'ben', 'cleo', 'dan'], [match(1, [0, 1], [2, 3], [[11, 5]])]),
    day('2', ['zoe', 'ben', 'cleo', 'dan'], [match(1, [0, 1], [2, 3], [[11, 5]])]),
    day('3', ['ann', 'zoe', 'cleo', 'dan'], [match(1, [0, 1], [2, 3], [[11, 5]])]),
  ]
  expect(
    leagueStandings(league, days).map(({ entrant, wins, losses, days: many }) => [
      entrant,
      wins,
      losses,
      many,
    ]),
  ).toEqual([
    ['ann', 3, 0, 3],
    ['cleo', 0, 3, 3],
  ])
})

test('set teams stand as teams', () => {
  const league = {
    leagueSeriesId: 'l',
    fields: { entryBy: 'team' as const, play: 'doubles' as const },
    entrants: [
      { playerId: 'ann', partnerId: 'ben' },
      { playerId: 'cleo', partnerId: 'dan' },
    ],
  }
  const days = [
    day(
      '1',
      ['ann', 'ben', 'cleo', 'dan'],
      [
        match(1, [2, 3], [0, 1], [[11, 5]]),
        match(2, [0, 1], [2, 3], [[11, 2]]),
        match(3, [0, 1], [2, 3], [[11, 8]]),
      ],
    ),
  ]
  expect(leagueStandings(league, days).map(({ entrant, wins }) => [entrant, wins])).toEqual([
    ['ann', 2],
    ['cleo', 1],
  ])
})

test('the groups of a day are its pools, each in the order it finished', () => {
  const players = [...names, 'fay', 'gus', 'hal']
  const league = { ...alone, entrants: players.map((playerId) => ({ playerId, partnerId: null })) }
  const played = day('1', players, [
    match(1, [0, 1], [2, 3], [[5, 11]], 1),
    match(2, [0, 2], [1, 3], [[11, 9]], 1),
    match(1, [4, 5], [6, 7], [[11, 0]], 2),
  ])
  expect(groupsOfDay(league, played).groups.map((group) => group[0])).toEqual([
    'cleo',
    expect.stringMatching(/eve|fay/),
  ])
  expect(groupsOfDay(league, played).groups.map((group) => group.length)).toEqual([4, 4])
})

test('each row but the first says what put it behind the one above', () => {
  const days = [
    day('1', ['ann', 'ben', 'cleo', 'dan'], [match(1, [0, 1], [2, 3], [[11, 5]])]),
    day('2', ['ann', 'cleo', 'ben', 'dan'], [match(1, [0, 1], [2, 3], [[11, 9]])]),
  ]
  expect(
    leagueStandings(alone, days).map(({ entrant, decidedBy }) => [entrant, decidedBy]),
  ).toEqual([
    ['ann', null],
    ['ben', 'wins'],
    ['cleo', expect.any(String)],
    ['dan', 'wins'],
    ['eve', null],
  ])
})

test('a set team stands with the names of both, whichever of them plays as the first', () => {
  const league = {
    leagueSeriesId: 'l',
    fields: { entryBy: 'team' as const, play: 'doubles' as const },
    entrants: [
      { playerId: 'ann', partnerId: 'ben' },
      { playerId: 'cleo', partnerId: 'dan' },
      { playerId: 'eve', partnerId: 'fay' },
    ],
  }
  const days = [
    day('1', ['ben', 'ann', 'dan', 'cleo'], [match(1, [0, 1], [2, 3], [[11, 5]])]),
    day('2', ['fay', 'eve', 'ben', 'ann'], [match(1, [0, 1], [2, 3], [[11, 5]])]),
  ]
  expect(
    leagueStandings(league, days).map(({ entrant, played, wins, days: many }) => [
      entrant,
      played,
      wins,
      many,
    ]),
  ).toEqual([
    ['eve', 1, 1, 1],
    ['ann', 2, 1, 2],
    ['cleo', 1, 0, 1],
  ])
})

test('a team that is short of a partner plays with a stand-in, and the points are its own', () => {
  const league = {
    leagueSeriesId: 'l',
    fields: { entryBy: 'team' as const, play: 'doubles' as const },
    entrants: [
      { playerId: 'ann', partnerId: 'ben' },
      { playerId: 'cleo', partnerId: 'dan' },
    ],
  }
  const days = [day('1', ['ann', 'zoe', 'cleo', 'dan'], [match(1, [0, 1], [2, 3], [[11, 5]])])]
  expect(leagueStandings(league, days).map(({ entrant, wins }) => [entrant, wins])).toEqual([
    ['ann', 1],
    ['cleo', 0],
  ])
})

test('groups come from the top pool down, and matches outside of pools make none', () => {
  const players = [...names, 'fay', 'gus', 'hal']
  const league = { ...alone, entrants: players.map((playerId) => ({ playerId, partnerId: null })) }
  const played = day('1', players, [
    match(1, [4, 5], [6, 7], [[11, 0]], 2),
    match(1, [0, 1], [2, 3], [[11, 5]], 1),
    match(2, [0, 4], [1, 5], [[11, 5]]),
  ])
  expect(groupsOfDay(league, played).groups.map((group) => group.toSorted())).toEqual([
    ['ann', 'ben', 'cleo', 'dan'],
    ['eve', 'fay', 'gus', 'hal'],
  ])
})
