import { expect, test } from 'vitest'
import { listOwnGames } from './own-games.ts'

type List = Parameters<typeof listOwnGames>[0]

const aPlayer = (number: number, playerName: string, guest: number | null = null) =>
  ({
    number,
    playerId: playerName === '' ? null : playerName,
    playerName,
    guest,
  }) as List['players'][number]
const aMatch = (matchId: string, changes: Partial<List['matches'][number]>) =>
  ({ matchId, state: 'confirmed', games: [], winner: null, ...changes }) as List['matches'][number]

const players = [
  aPlayer(0, 'Ann'),
  aPlayer(1, 'Ben'),
  aPlayer(2, 'Cleo'),
  { ...aPlayer(3, 'Ben', 1), playerId: null },
]

test('a game is told from the player’s side, whichever it is', () => {
  const matches = [
    aMatch('one', { a: [0, 1], b: [2, 3], games: [[11, 4]], winner: 'a' }),
    aMatch('two', { a: [1, 2], b: [0, 3], games: [[11, 4]], winner: 'a' }),
  ]
  expect(listOwnGames({ players, matches }, 'Ann')).toEqual([
    {
      matchId: 'one',
      partners: ['Ben'],
      opponents: ['Cleo', 'Ben +1'],
      points: [[11, 4]],
      hasWon: true,
    },
    {
      matchId: 'two',
      partners: ['Ben +1'],
      opponents: ['Ben', 'Cleo'],
      points: [[4, 11]],
      hasWon: false,
    },
  ])
})

test('games of others, those without a score, and lists without the player give none', () => {
  const matches = [
    aMatch('others', { a: [1], b: [2], games: [[11, 4]], winner: 'a' }),
    aMatch('planned', { a: [0], b: [2], state: 'planned' }),
  ]
  expect(listOwnGames({ players, matches }, 'Ann')).toEqual([])
  expect(listOwnGames({ players, matches }, 'Dan')).toEqual([])
})
