import { expect, test } from 'vitest'
import { listOf, match } from '#test/scenes/counted-matches.ts'
import type { CountedMatch } from './entrant.ts'
import { computeStandings } from './standings.ts'

const teams = { 0: 1, 1: 1, 2: 2, 3: 2 }
const rowsOf = (matches: CountedMatch[], teamsByNumber: Record<number, number> = teams) =>
  computeStandings(listOf(matches, teamsByNumber), 'fixed teams', 'doubles').map(
    ({ numbers, wins, losses }) => `${numbers.join('+')} ${wins}-${losses}`,
  )

test('an open side of a match is no entrant', () => {
  expect(
    rowsOf([match([0, 1], [], [], { state: 'planned' }), match([0, 1], [2, 3], [[11, 5]])]),
  ).toEqual(['0+1 1-0', '2+3 0-1'])
})

test('two without a team are one entrant in whatever order they stand', () => {
  const matches = [match([4, 12], [0, 1], [[11, 5]]), match([12, 4], [2, 3], [[11, 9]])]
  expect(rowsOf(matches)).toEqual(['4+12 2-0', '2+3 0-1', '0+1 0-1'])
})

test('sides without a team are told apart by both their numbers', () => {
  const matches = [match([1, 213], [12, 13], [[11, 5]])]
  expect(rowsOf(matches, {})).toEqual(['1+213 1-0', '12+13 0-1'])
})

test('the row of a team names those of it who played, and no stand-in', () => {
  const matches = [match([0, 9], [2, 3], [[11, 5]]), match([2, 3], [0, 1], [[11, 5]])]
  expect(rowsOf(matches, { ...teams, 8: 1 }).toSorted()).toEqual(['0+1 1-1', '2+3 1-1'])
})

test('someone here without a match has a row, and between teams only with a team', () => {
  const list = {
    ...listOf([match([0, 1], [2, 3], [[11, 5]])], teams),
    eventId: 'evening',
  }
  const players = [...list.players, { number: 9, team: null, presence: 'here' as const }]
  expect(
    computeStandings({ ...list, players }, 'fixed teams', 'doubles').map(({ numbers }) => numbers),
  ).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(
    computeStandings({ ...list, players }, 'rotating partners', 'doubles').at(-1)?.numbers,
  ).toEqual([9])
})
