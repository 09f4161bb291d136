import { expect, test } from 'vitest'
import type { GamePoints, Match } from '../match/match.ts'
import { countEvening, countOwnEvening } from './evening-numbers.ts'

type EveningMatch = Pick<Match, 'a' | 'b' | 'court' | 'games' | 'state' | 'winner'>

const match = (
  a: readonly number[],
  b: readonly number[],
  games: readonly GamePoints[],
  changes: Partial<EveningMatch> = {},
): EveningMatch => ({
  a,
  b,
  games,
  court: 1,
  state: 'confirmed',
  winner: (games[0]?.[0] ?? 0) > (games[0]?.[1] ?? 0) ? 'a' : 'b',
  ...changes,
})

const evening = [
  match([0, 1], [2, 3], [[11, 7]]),
  match([1, 2], [0, 3], [[3, 11]], { court: 2 }),
  match([0, 1], [2, 4], [[5, 11]]),
  match([0, 3], [1, 2], [[11, 0]], { state: 'reported' }),
]

test('my evening is my wins, losses and points, with my partners by matches together', () => {
  expect(countOwnEvening(evening, 0)).toMatchObject({
    wins: 2,
    losses: 1,
    pointsFor: 27,
    pointsAgainst: 21,
    partners: [
      { number: 1, matches: 2 },
      { number: 3, matches: 1 },
    ],
    best: { own: 11, theirs: 3 },
  })
})

test('partners of as many matches come in the order of their numbers', () => {
  expect(countOwnEvening(evening, 2)?.partners).toEqual([
    { number: 1, matches: 1 },
    { number: 3, matches: 1 },
    { number: 4, matches: 1 },
  ])
})

test('the games of a match add up, and in singles there are no partners', () => {
  const games: GamePoints[] = [
    [9, 11],
    [11, 4],
    [11, 6],
  ]
  expect(countOwnEvening([match([0], [1], games, { winner: 'a' })], 0)).toEqual({
    wins: 1,
    losses: 0,
    pointsFor: 31,
    pointsAgainst: 21,
    matches: [{ isWon: true, points: { own: 31, theirs: 21 }, partners: [], opponents: [1] }],
    partners: [],
    best: { own: 31, theirs: 21 },
  })
})

test('a win without a played point counts, and is no best win', () => {
  const walkover = match([0], [1], [], { winner: 'a' })
  expect(countOwnEvening([walkover], 0)).toMatchObject({ wins: 1, losses: 0, best: null })
  expect(countOwnEvening([walkover], 1)).toMatchObject({ wins: 0, losses: 1, best: null })
})

test('without a match that counts there is no evening of mine', () => {
  expect(countOwnEvening([], 0)).toBeNull()
  expect(countOwnEvening(evening, 9)).toBeNull()
  expect(countOwnEvening(evening.slice(3), 0)).toBeNull()
})

test('everyone’s evening is the players, matches and courts that counted', () => {
  expect(countEvening(evening)).toEqual({ players: 5, matches: 3, courts: 2 })
  expect(countEvening([match([0], [1], [[11, 2]], { court: null })])).toEqual({
    players: 2,
    matches: 1,
    courts: 0,
  })
  expect(countEvening([])).toEqual({ players: 0, matches: 0, courts: 0 })
})
