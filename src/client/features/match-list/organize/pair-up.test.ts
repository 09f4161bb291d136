import { expect, test } from 'vitest'
import { pairByLevel, pairByRequest, listPairs, proposePairs } from './pair-up.ts'

const player = (number: number, skillSelf: number | null, team: number | null = null) => ({
  number,
  playerId: `p${number}`,
  skillSelf,
  team,
})

test('by level the strongest plays with the weakest, an unknown level is a middle one, and of an odd number the middle one is left over', () => {
  expect(pairByLevel([player(0, 3), player(1, 4.5), player(2, 2.5), player(3, 4)])).toEqual([
    [1, 2],
    [3, 0],
  ])
  expect(
    pairByLevel([player(0, 5), player(1, null), player(2, 2), player(3, 4), player(4, 3)]),
  ).toEqual([
    [0, 2],
    [1, 4],
  ])
  expect(pairByLevel([player(0, 3)])).toEqual([])
})

test('teams that stand are read as pairs, and players who asked for each other are paired once', () => {
  expect(listPairs([player(0, 3, 7), player(1, 3), player(2, 3, 7), player(3, 3, 8)])).toEqual([
    [0, 2],
  ])
  const partners = new Map([
    ['p0', 'p2'],
    ['p2', 'p0'],
    ['p1', 'gone'],
  ])
  expect(pairByRequest([player(0, 3), player(1, 3), player(2, 3)], partners)).toEqual([[0, 2]])
})

test('a sheet begins with the teams there are, and proposes one for everyone else who is here', () => {
  const here = (number: number, skill: number, team: number | null = null) => ({
    ...player(number, skill, team),
    presence: 'here' as const,
  })
  const players = [
    here(0, 3, 0),
    here(1, 3, 0),
    here(2, 4),
    here(3, 2),
    here(4, 5),
    here(5, 3),
    { ...player(6, 1), presence: 'expected' as const },
  ]
  expect(
    proposePairs(
      players,
      new Map([
        ['p2', 'p5'],
        ['p5', 'p2'],
      ]),
    ),
  ).toEqual([
    [0, 1],
    [2, 5],
    [4, 3],
  ])
})
