import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupRounds } from './group-rounds.ts'
import { ladderGroups } from './ladder.ts'

const alone = (count: number): number[][] => Array.from({ length: count }, (_, number) => [number])
const pairKey = (pair: readonly number[]): string =>
  pair.toSorted((one, other) => one - other).join('-')

test('four of a group play three games: everyone once with everyone', () => {
  const rounds = groupRounds({ groups: [alone(4)], courts: [2], isFixed: false, seed: 1 })
  expect(rounds).toHaveLength(3)
  expect(
    new Set(rounds.flatMap(({ games }) => games.flatMap(({ a, b }) => [pairKey(a), pairKey(b)])))
      .size,
  ).toBe(6)
  expect(
    rounds.every(
      ({ games, byes }) => games[0]?.court === 2 && games[0].pool === 1 && byes.length === 0,
    ),
  ).toBe(true)
})

test('five of a group play five games: everyone once with everyone, and sits out once', () => {
  const rounds = groupRounds({ groups: [alone(5)], courts: [1], isFixed: false, seed: 1 })
  expect(new Set(rounds.map(({ byes }) => byes.join())).size).toBe(5)
  expect(
    new Set(rounds.flatMap(({ games }) => games.flatMap(({ a, b }) => [pairKey(a), pairKey(b)])))
      .size,
  ).toBe(10)
})

test('of set teams each meets each other one once', () => {
  const teams = [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [8, 9],
  ]
  const rounds = groupRounds({ groups: [teams], courts: [1], isFixed: true, seed: 1 })
  expect(
    new Set(rounds.flatMap(({ games }) => games.map(({ a, b }) => pairKey([a[0] ?? 0, b[0] ?? 0]))))
      .size,
  ).toBe(10)
  expect(rounds).toHaveLength(10)
})

test('any groups on any courts: nobody twice in a round, one game a court, everyone plays or sits out, and games of a group stay in it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 30 }),
      fc.integer({ min: 4, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      (players, groupSize, courts, isFixed) => {
        const groups = ladderGroups(alone(players), groupSize)
        const rounds = groupRounds({
          groups,
          courts: Array.from({ length: courts }, (_, court) => court + 1),
          isFixed,
          seed: 7,
        })
        for (const { games, byes } of rounds) {
          const playing = games.flatMap(({ a, b }) => [...a, ...b])
          expect([...playing, ...byes].toSorted((one, other) => one - other)).toEqual(
            alone(players).flat(),
          )
          expect(new Set(games.map(({ court }) => court)).size).toBe(games.length)
          for (const { pool, a, b } of games)
            expect(
              [...a, ...b].every((number) =>
                groups[pool - 1]?.some((entrant) => entrant.includes(number)),
              ),
            ).toBe(true)
        }
      },
    ),
    { numRuns: 25 },
  )
})
