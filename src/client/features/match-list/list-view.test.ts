import { expect, test } from 'vitest'
import type { MatchStage } from '#domain/match/match.ts'
import {
  findNumber,
  formatGames,
  formatRound,
  formatRoundCount,
  formatSide,
  formatWhere,
  nameOfNumbers,
  type ViewedPlayer,
  type WatchedList,
} from './list-view.ts'

const players = [
  { number: 1, playerId: 'ana', playerName: 'Ana', guest: null },
  { number: 2, playerId: null, playerName: 'Ana', guest: 1 },
  { number: 3, playerId: null, playerName: '', guest: null },
  { number: 4, playerId: null, playerName: '', guest: null },
] as ViewedPlayer[]
const nameOf = nameOfNumbers(players)

test('a guest has the name of the host with a count, and players without a name are told apart', () => {
  expect([1, 2, 3, 4, 9].map(nameOf)).toEqual(['Ana', 'Ana +1', 'Guest 1', 'Guest 2', '?'])
})

test('a side is both names, or still to be decided', () => {
  expect(formatSide([1, 2], nameOf)).toBe('Ana & Ana +1')
  expect(formatSide([], nameOf)).toBe('To be decided')
})

test('a number is a player’s own; a guest and a visitor have none', () => {
  expect(findNumber({ players }, 'ana')).toBe(1)
  expect(findNumber({ players }, 'ben')).toBeNull()
  expect(findNumber({ players }, null)).toBeNull()
})

test.each<[MatchStage, string]>([
  ['round', 'Round 2'],
  ['pool', 'Round 2'],
  ['winners', 'Bracket, round 2'],
  ['losers', 'Losers’ bracket, round 2'],
  ['bronze', 'Match for third place'],
  ['final', 'Final'],
  ['consolation', 'Consolation, round 2'],
])('round 2 of %s is "%s"', (stage, words) => {
  expect(formatRound({ stage, round: 2 })).toBe(words)
})

test('rounds are counted up to what the format foresees, pools up to what is planned', () => {
  const list = {
    format: { rounds: 6 },
    matches: [{ stage: 'pool', round: 3 }],
  } as unknown as WatchedList
  const countOf = (stage: MatchStage, round: number) => formatRoundCount(list, { stage, round })
  expect(countOf('round', 6)).toBe('Round 6 of 6')
  expect(countOf('round', 7)).toBe('Round 7')
  expect(countOf('pool', 2)).toBe('Round 2 of 3')
  expect(countOf('final', 1)).toBe('Final')
})

test('a match is at its court once it has one, and its games are told from the first side', () => {
  expect(formatWhere({ stage: 'round', round: 3, court: 2 })).toBe('Round 3 · Court 2')
  expect(formatWhere({ stage: 'round', round: 3, court: null })).toBe('Round 3')
  expect(
    formatGames({
      games: [
        [11, 8],
        [7, 11],
      ],
    }),
  ).toBe('11–8 · 7–11')
  expect(formatGames({ games: [] })).toBe('')
})
