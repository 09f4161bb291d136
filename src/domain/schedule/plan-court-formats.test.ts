import { describe, expect, it } from 'vitest'
import {
  type List,
  type Wins,
  after,
  ask,
  courtOf,
  evening,
  fair,
  listOf,
  upTo,
} from '#test/scenes/planned-evenings.ts'
import { createRandom } from '../shared/random.ts'
import { planSchedule } from './plan-rounds.ts'

describe('king of the court', () => {
  const start: List = after(listOf(8, 2), [
    {
      games: [
        { court: 1, pool: null, a: [0, 1], b: [2, 3] },
        { court: 2, pool: null, a: [4, 5], b: [6, 7] },
      ],
      byes: [],
    },
  ])

  it('moves winners up, losers down, and parts them', () => {
    const next = planSchedule(ask(start, 'king of the court'))
    expect([courtOf(next, 1), courtOf(next, 2)]).toEqual([
      [0, 1, 4, 5],
      [2, 3, 6, 7],
    ])
    const before = start.matches.map(({ a, b }) => ({ court: 1, pool: null, a, b }))
    expect(fair([{ games: before, byes: [] }, ...next]).partnerRepeats).toBe(0)
  })

  it('leaves a match without a score where it is', () => {
    const open = {
      ...start,
      matches: start.matches.map((match) =>
        match.court === 2
          ? { ...match, state: 'planned' as const, winner: null, games: [] }
          : match,
      ),
    }
    const next = planSchedule(ask(open, 'king of the court'))
    expect(courtOf(next, 1).filter((number) => number < 2)).toEqual([0, 1])
    expect(next[0]?.games).toHaveLength(2)
  })

  it('lets those who wait in at the bottom for those who lose there', () => {
    const list = after(listOf(10, 2), [
      {
        games: [
          { court: 1, pool: null, a: [0, 1], b: [2, 3] },
          { court: 2, pool: null, a: [4, 5], b: [6, 7] },
        ],
        byes: [8, 9],
      },
    ])
    const next = planSchedule(ask(list, 'king of the court'))
    expect([courtOf(next, 1), courtOf(next, 2), next[0]?.byes]).toEqual([
      [0, 1, 4, 5],
      [2, 3, 8, 9],
      [6, 7],
    ])
  })

  it('makes nobody sit twice in a row while few wait', () => {
    const random = createRandom(3)
    expect(
      fair(
        evening(listOf(14, 3), 'king of the court', 12, () => random.pick(['a', 'b'] as const))
          .rounds,
      ).byesInARow,
    ).toBe(0)
  })
})

describe('the ladder', () => {
  it('brings whoever always wins up, at least one court in two rounds', () => {
    const strengths = new Map(upTo(16).map((number) => [number, -number]))
    const winner: Wins = ({ a }) => (a.includes(15) ? 'a' : 'b')
    const courts = upTo(7).map((rounds) => {
      const { list } = evening(listOf(16, 4), 'ladder', rounds, winner, { strengths })
      return (
        planSchedule(ask(list, 'ladder', { strengths }))[0]?.games.find(({ a, b }) =>
          [...a, ...b].includes(15),
        )?.court ?? 0
      )
    })
    expect(courts[0]).toBe(4)
    for (const [round, court] of courts.entries())
      expect(court).toBeLessThanOrEqual(Math.max(1, 4 - Math.floor(round / 2)))
  })

  it('has even byes, keeps rungs of who sits, and moves nobody without a score', () => {
    const random = createRandom(5)
    const { rounds } = evening(listOf(10, 2), 'ladder', 10, () => random.pick(['a', 'b'] as const))
    expect(fair(rounds).byesMax - fair(rounds).byesMin).toBeLessThanOrEqual(1)
    const first = planSchedule(ask(listOf(8, 2), 'ladder'))
    const untold = after(listOf(8, 2), first, ({ court }) => (court === 1 ? 'a' : null))
    const next = planSchedule(ask(untold, 'ladder'))
    expect(courtOf(next, 1)).toEqual(courtOf(first, 1))
  })
})
