import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo } from '#test/scenes/planned-evenings.ts'
import { bySeed, countByes, listEntrants, readEntrantHistory } from './entrants.ts'

const pairs = [
  [0, 1],
  [2, 3],
  [4, 5],
]

describe('the entrants', () => {
  test('are the teams of two, and everyone without a partner here is alone', () => {
    const list = listOf(9, 2)
    const players = list.players.map((player) =>
      player.number === 3
        ? { ...player, presence: 'left' as const }
        : player.number === 8
          ? { ...player, team: null }
          : player,
    )
    expect(listEntrants(ask({ ...list, players }, 'fixed teams'))).toEqual({
      entrants: [
        [0, 1],
        [4, 5],
        [6, 7],
      ],
      alone: [2, 8],
    })
  })

  test('are no team where two have none, nor where three have one', () => {
    const list = listOf(5, 1)
    const players = list.players.map((player) => ({
      ...player,
      team: player.number < 2 ? null : 1,
    }))
    expect(listEntrants(ask({ ...list, players }, 'fixed teams'))).toEqual({
      entrants: [],
      alone: upTo(5),
    })
  })

  test('are single players in singles, in the order of their numbers', () => {
    const list = listOf(4, 1)
    expect(listEntrants(ask({ ...list, players: list.players.toReversed() }, 'singles'))).toEqual({
      entrants: [[0], [1], [2], [3]],
      alone: [],
    })
  })
})

describe('by seed', () => {
  test('a team is as strong as both together, and a player of unknown strength as the average', () => {
    const strengths = new Map([
      [0, 2],
      [1, 2],
      [2, 12],
      [3, 8],
    ])
    const request = ask(listOf(6, 1), 'fixed teams', { strengths })
    expect(bySeed(request, pairs)).toEqual([
      [2, 3],
      [4, 5],
      [0, 1],
    ])
    strengths.set(5, 5)
    expect(bySeed(request, pairs)[1]).toEqual([4, 5])
  })

  test('equals come by lot, the same for the same seed', () => {
    const drawn = upTo(20).map((seed) =>
      bySeed(ask(listOf(6, 1), 'fixed teams', { seed }), pairs).map((team) => team.join('+')),
    )
    expect(new Set(drawn.map(([first]) => first))).toEqual(new Set(['0+1', '2+3', '4+5']))
    for (const order of drawn) expect(order.toSorted()).toEqual(['0+1', '2+3', '4+5'])
    expect(bySeed(ask(listOf(6, 1), 'fixed teams'), pairs)).toEqual(
      bySeed(ask(listOf(6, 1), 'fixed teams'), pairs),
    )
  })
})

describe('what was played', () => {
  const game = (a: number[], b: number[], court = 1) => ({ court, pool: null, a, b })
  const list = after(listOf(6, 1), [
    { games: [game([1, 0], [2, 3])], byes: [4, 5] },
    { games: [game([0, 2], [4, 5])], byes: [1, 3] },
    { games: [game([0], [4, 5])], byes: [1, 2, 3] },
    { games: [game([2, 3], [0])], byes: [1, 4, 5] },
    { games: [game([4, 5], [3, 2])], byes: [0, 1] },
  ])
  const history = readEntrantHistory({ list }, pairs)

  test('is by the places of the entrants, without matches of other partners or one alone', () => {
    expect(history.met).toEqual([
      [0, 1],
      [2, 1],
    ])
    expect(history.kept).toHaveLength(5)
  })

  test('a team sat out when both did', () => {
    expect(history.attendance.map(({ byes }) => byes)).toEqual([[2], [], [1], [2], [0]])
    expect(history.attendance.map(({ playing }) => playing)).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 2],
      [1, 0],
      [2, 1],
    ])
    expect(countByes(history, 3)).toEqual([1, 1, 2])
  })

  test('of players who are no entrants any more is left out', () => {
    const left = readEntrantHistory({ list }, pairs.slice(1))
    expect(left.met).toEqual([[1, 0]])
    expect(left.attendance[0]).toEqual({ playing: [0], byes: [1] })
  })
})
