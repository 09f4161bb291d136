import { describe, expect, test } from 'vitest'
import type { MatchList, Presence } from '../match-list/match-list.ts'
import { replaceRounds } from '../match-list/replace-rounds.ts'
import { planLadderDay } from './plan-ladder-day.ts'

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)
const empty = (count: number): MatchList => ({
  eventId: 'event',
  state: 'open',
  courts: [1, 2],
  revision: 0,
  matches: [],
  byes: [],
  players: numbers(0, count).map((number) => ({
    number,
    playerId: `p${number}`,
    guestOf: null,
    guest: null,
    presence: 'here',
    team: null,
  })),
})

const plan = (list: MatchList) =>
  planLadderDay({
    list,
    sides: list.players.filter(({ presence }) => presence === 'here').map(({ number }) => [number]),
    groupSize: 4,
    isFixed: false,
    seed: 1,
  })

let ids = 0
function use(list: MatchList): MatchList {
  const used = replaceRounds(list, plan(list), { play: 'doubles', newId: () => `m${(ids += 1)}` })
  if (!used.ok) throw new Error('the plan cannot be used')
  return used.value
}

const afterRound = (list: MatchList, round: number): MatchList => ({
  ...list,
  matches: list.matches.map((match) =>
    match.round <= round
      ? { ...match, state: 'confirmed' as const, winner: 'a' as const, games: [[11, 4]] as const }
      : match,
  ),
})
const set = (list: MatchList, number: number, presence: Presence): MatchList => ({
  ...list,
  players: list.players.map((player) =>
    player.number === number ? { ...player, presence } : player,
  ),
})
const inPool = (rounds: ReturnType<typeof plan>, pool: number): number[] =>
  [
    ...new Set(
      rounds.flatMap(({ games }) =>
        games.filter((game) => game.pool === pool).flatMap(({ a, b }) => [...a, ...b]),
      ),
    ),
  ].toSorted((one, other) => one - other)

describe('a game day', () => {
  const begun = afterRound(use(empty(8)), 1)

  test('begins with groups by the ladder', () => {
    const rounds = plan(empty(8))
    expect([rounds.length, inPool(rounds, 1), inPool(rounds, 2)]).toEqual([
      3,
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
  })

  test('planned again after a round, everyone plays the games that their group has left', () => {
    const rounds = plan(begun)
    expect(rounds).toHaveLength(2)
    const partners = [
      ...begun.matches.filter(({ round }) => round === 1),
      ...rounds.flatMap(({ games }) => games),
    ].flatMap(({ a, b }) => [a, b].map((side) => side.toSorted((one, other) => one - other).join()))
    expect(new Set(partners).size).toBe(12)
  })

  test('someone who comes after a round joins the last group, and the first one goes on as it was', () => {
    const late = {
      ...begun,
      players: [
        ...begun.players,
        {
          number: 8,
          playerId: 'p8',
          guestOf: null,
          guest: null,
          presence: 'here' as const,
          team: null,
        },
      ],
    }
    const rounds = plan(late)
    expect([inPool(rounds, 1), inPool(rounds, 2)]).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7, 8],
    ])
    expect(use(late).matches.filter(({ pool }) => pool === 1)).toHaveLength(3)
  })

  test('a group that too few are left of sits out, and the day ends when that is true of all', () => {
    const three = set(begun, 5, 'left')
    const rounds = plan(three)
    expect([inPool(rounds, 1), inPool(rounds, 2), rounds[0]?.byes]).toEqual([
      [0, 1, 2, 3],
      [],
      [4, 6, 7],
    ])
    expect(plan(set(three, 0, 'left'))).toEqual([])
  })

  test('players who are here in no side sit out', () => {
    const [round] = planLadderDay({
      list: empty(5),
      sides: [
        [0, 1],
        [2, 3],
      ],
      groupSize: 4,
      isFixed: true,
      seed: 1,
    })
    expect(round).toMatchObject({ games: [{ a: [0, 1], b: [2, 3] }], byes: [4] })
  })
})
