import { expect, test } from 'vitest'
import { after, listOf } from '#test/scenes/planned-evenings.ts'
import { keptRounds, toDoubles, listPresentNumbers } from './kept-rounds.ts'

const game = (a: number[], b: number[], court: number) => ({ court, pool: null, a, b })
const rounds = [
  { games: [game([0, 1], [2, 3], 2), game([4, 5], [6, 7], 1)], byes: [8] },
  { games: [game([0, 2], [1, 8], 1)], byes: [3] },
  { games: [game([4, 6], [5, 7], 1)], byes: [0] },
]

test('a round stays with all its matches once one of them has a score, with its byes', () => {
  const list = after(listOf(9, 2), rounds, ({ a }) =>
    a.includes(4) && a.includes(5) ? 'a' : a.includes(6) ? 'b' : null,
  )
  expect(
    keptRounds(list).map(({ matches, byes }) => [matches.map(({ court, a }) => [court, a]), byes]),
  ).toEqual([
    [
      [
        [1, [4, 5]],
        [2, [0, 1]],
      ],
      [8],
    ],
    [[[1, [4, 6]]], [0]],
  ])
})

test('rounds come in the order they were played, and matches of a court by their slot', () => {
  const list = after(listOf(9, 2), rounds)
  const onOneCourt = list.matches.map((match) => ({ ...match, court: null }))
  const kept = keptRounds({ ...list, matches: onOneCourt.toReversed() })
  expect(kept.map(({ matches }) => matches.map(({ round, slot }) => `${round}.${slot}`))).toEqual([
    ['1.1', '1.2'],
    ['2.1'],
    ['3.1'],
  ])
  const [first, second] = list.matches
  const oneWithout = [first, second].flatMap((match) =>
    match === undefined ? [] : [match.slot === 2 ? { ...match, court: null } : match],
  )
  expect(keptRounds({ byes: [], matches: oneWithout })[0]?.matches.map(({ slot }) => slot)).toEqual(
    [2, 1],
  )
})

test('a round of pools stays as well; of a bracket only what was played, last and without byes', () => {
  const list = after(listOf(9, 2), rounds)
  const matches = list.matches.map((match) => {
    if (match.round === 1)
      return {
        ...match,
        stage: 'winners' as const,
        state: match.slot === 1 ? match.state : ('planned' as const),
      }
    return match.round === 2
      ? { ...match, stage: 'pool' as const }
      : { ...match, stage: 'final' as const, round: 1 }
  })
  expect(
    keptRounds({ ...list, matches }).map(({ matches: kept, byes }) => [
      kept.map(({ stage, slot }) => `${stage} ${slot}`),
      byes,
    ]),
  ).toEqual([
    [['pool 1'], [3]],
    [['winners 1'], []],
    [['final 1'], []],
  ])
})

test('for the search of doubles only games of two against two count', () => {
  const list = after(listOf(9, 2), [
    { games: [game([0, 1], [2, 3], 2), game([4], [5], 1)], byes: [8] },
    { games: [game([0], [2, 3], 1), game([0, 1], [2], 2), game([], [2, 3], 2)], byes: [] },
  ])
  expect(toDoubles(keptRounds(list))).toEqual([
    {
      games: [
        {
          court: 2,
          teams: [
            [0, 1],
            [2, 3],
          ],
        },
      ],
      byes: [8],
    },
    { games: [], byes: [] },
  ])
  const [match] = list.matches
  const nowhere = match === undefined ? [] : [{ matches: [{ ...match, court: null }], byes: [] }]
  expect(toDoubles(nowhere)[0]?.games[0]?.court).toBe(1)
})

test('here are those who came and have not left, by their numbers', () => {
  const players = listOf(4, 1).players.map((player) =>
    player.number === 1
      ? { ...player, presence: 'left' as const }
      : player.number === 3
        ? { ...player, presence: 'expected' as const }
        : player,
  )
  expect(listPresentNumbers({ players: players.toReversed() })).toEqual([0, 2])
})
