// Guarantees of each format over whole events: partners, opponents, climbs, byes.
import { assert, integer, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
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
import { planSchedule, type PlanRequest } from './plan-rounds.ts'
import { seedEntrants } from './seed-entrants.ts'

const byNumber: Wins = ({ a, b }) => (Math.min(...a) < Math.min(...b) ? 'a' : 'b')

describe('fixed teams and singles', () => {
  it('meet as evenly as can be, with byes within one of each other', () => {
    assert(
      property(
        record({
          teams: integer({ min: 2, max: 20 }),
          courts: integer({ min: 1, max: 10 }),
          rounds: integer({ min: 1, max: 12 }),
          seed: nat(),
        }),
        ({ teams, courts, rounds, seed }) => {
          const planned = planSchedule(
            ask(listOf(teams * 2, courts), 'fixed teams', { rounds, seed }),
          )
          const { opponentExcess, byesMin, byesMax } = fair(planned, true)
          expect(opponentExcess).toBeLessThanOrEqual(2)
          expect(byesMax - byesMin).toBeLessThanOrEqual(1)
          for (const { games } of planned)
            for (const side of games.flatMap(({ a, b }) => [a, b]))
              expect(Math.floor((side[0] ?? 0) / 2)).toBe(Math.floor((side[1] ?? 0) / 2))
        },
      ),
      { numRuns: 60 },
    )
  })

  it.for([
    [6, 3, 5],
    [7, 3, 7],
    [12, 6, 11],
    [8, 2, 14],
    [10, 3, 15],
  ] as const)(
    '%i teams on %i courts: after %i rounds everyone has met everyone once',
    ([teams, courts, rounds]) => {
      expect(
        fair(planSchedule(ask(listOf(teams * 2, courts), 'fixed teams', { rounds })), true),
      ).toMatchObject({ opponentsMin: 1, opponentsMax: 1 })
      expect(fair(planSchedule(ask(listOf(teams, courts), 'singles', { rounds })))).toMatchObject({
        opponentsMin: 1,
        opponentsMax: 1,
        partnerRepeats: 0,
      })
    },
  )

  it('go on from what was played', () => {
    const first = planSchedule(ask(listOf(16, 4), 'fixed teams', { rounds: 3 }))
    const rest = planSchedule(
      ask(after(listOf(16, 4), first), 'fixed teams', { rounds: 4, seed: 9 }),
    )
    expect(fair([...first, ...rest], true)).toMatchObject({ opponentsMin: 1, opponentsMax: 1 })
  })

  it('leave out who has no partner', () => {
    const list = listOf(9, 2)
    for (const round of planSchedule(ask(list, 'fixed teams'))) expect(round.byes).toContain(8)
  })
})

describe('mixed doubles', () => {
  const gendersOf = (women: number, men: number): PlanRequest['genders'] =>
    new Map(upTo(women + men).map((number) => [number, number < women ? 'woman' : 'man']))

  it('has a woman and a man on every side, and uses women equally and men equally', () => {
    assert(
      property(
        record({
          women: integer({ min: 2, max: 16 }),
          men: integer({ min: 2, max: 16 }),
          courts: integer({ min: 1, max: 8 }),
          seed: nat(),
        }),
        ({ women, men, courts, seed }) => {
          const rounds = Math.min(women, men, 6)
          const planned = planSchedule(
            ask(listOf(women + men, courts), 'mixed doubles', {
              genders: gendersOf(women, men),
              rounds,
              seed,
            }),
          )
          for (const side of planned.flatMap(({ games }) => games.flatMap(({ a, b }) => [a, b])))
            expect(side.filter((number) => number < women)).toHaveLength(1)
          for (const group of [upTo(women), upTo(men).map((man) => man + women)]) {
            const byes = group.map(
              (number) => planned.filter((round) => round.byes.includes(number)).length,
            )
            expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1)
          }
          if (rounds <= Math.min(women, men) / 2) expect(fair(planned).partnerRepeats).toBe(0)
        },
      ),
      { numRuns: 12 },
    )
  })

  it.for([
    [4, 4, 2, 4],
    [6, 6, 3, 6],
    [8, 8, 4, 8],
  ] as const)(
    '%i women and %i men on %i courts: in %i rounds everyone partners everyone of the others once',
    ([women, men, courts, rounds]) => {
      expect(
        fair(
          planSchedule(
            ask(listOf(women + men, courts), 'mixed doubles', {
              genders: gendersOf(women, men),
              rounds,
            }),
          ),
        ),
      ).toMatchObject({ partnerRepeats: 0, byesMax: 0, opponentsMax: 2 })
    },
  )

  it('counts whoever did not say among those who are fewer', () => {
    const [round] = planSchedule(
      ask(listOf(8, 2), 'mixed doubles', {
        genders: new Map([
          [0, 'woman'],
          [1, 'woman'],
          [2, 'woman'],
          [3, 'woman'],
          [4, 'man'],
        ]),
        rounds: 1,
      }),
    )
    expect(round?.byes).toEqual([])
  })
})

describe('scramble', () => {
  it('draws partners that do not repeat while that can be avoided, and differs from draw to draw', () => {
    assert(
      property(
        record({
          players: integer({ min: 6, max: 30 }),
          courts: integer({ min: 1, max: 7 }),
          seed: nat(),
        }),
        ({ players, courts, seed }) => {
          const rounds = Math.floor(players / 2)
          const { partnerRepeats, byesMin, byesMax } = fair(
            planSchedule(ask(listOf(players, courts), 'scramble', { rounds, seed })),
          )
          expect([partnerRepeats, byesMax - byesMin <= 1]).toEqual([0, true])
        },
      ),
      { numRuns: 15 },
    )
    expect(fair(planSchedule(ask(listOf(12, 3), 'scramble', { rounds: 11 }))).partnerRepeats).toBe(
      0,
    )
    expect(planSchedule(ask(listOf(12, 3), 'scramble'))).not.toEqual(
      planSchedule(ask(listOf(12, 3), 'scramble', { seed: 2 })),
    )
  })

  it('knows who were partners in another format before', () => {
    const first = planSchedule(ask(listOf(12, 3), 'rotating partners', { rounds: 4 }))
    const rest = planSchedule(ask(after(listOf(12, 3), first), 'scramble', { rounds: 5 }))
    expect(fair([...first, ...rest]).partnerRepeats).toBe(0)
  })
})

describe('Mexicano', () => {
  it('pairs the first and the fourth against the second and the third', () => {
    const strengths = new Map(upTo(8).map((number) => [number, 8 - number]))
    const [first] = planSchedule(ask(listOf(8, 2), 'mexicano', { strengths }))
    expect(first?.games.map(({ a, b }) => [a, b])).toEqual([
      [
        [0, 3],
        [1, 2],
      ],
      [
        [4, 7],
        [5, 6],
      ],
    ])
    const list = after(listOf(8, 2), first === undefined ? [] : [first], ({ court }) =>
      court === 1 ? 'b' : 'a',
    )
    const next = planSchedule(ask(list, 'mexicano', { strengths }))
    expect(courtOf(next, 1)).toEqual([1, 2, 4, 7])
  })

  it('has even byes, and a score nobody confirmed counts', () => {
    const random = createRandom(7)
    const { rounds } = evening(listOf(11, 2), 'mexicano', 12, () =>
      random.pick(['a', 'b'] as const),
    )
    expect(fair(rounds).byesMax - fair(rounds).byesMin).toBeLessThanOrEqual(1)
    const once = evening(listOf(8, 2), 'mexicano', 1, () => 'a').list
    const told = {
      ...once,
      matches: once.matches.map((match) => ({ ...match, state: 'reported' as const })),
    }
    expect(planSchedule(ask(told, 'mexicano'))).toEqual(planSchedule(ask(once, 'mexicano')))
  })
})

describe('pools', () => {
  it.for([
    [8, 4, 3, 2],
    [8, 2, 6, 2],
    [6, 3, 3, 2],
    [12, 4, 5, 3],
    [5, 2, 5, 1],
  ] as const)(
    '%i teams on %i courts: in %i rounds everyone meets everyone of their own of %i pools',
    ([teams, courts, rounds, count]) => {
      const planned = planSchedule(ask(listOf(teams * 2, courts), 'pools then bracket'))
      const games = planned.flatMap((round) => round.games)
      const members = upTo(count).map(
        (pool) =>
          new Set(
            games
              .filter((game) => game.pool === pool + 1)
              .flatMap(({ a, b }) => [a.join(), b.join()]),
          ).size,
      )
      expect(members.reduce((sum, each) => sum + each, 0)).toBe(teams)
      expect(games).toHaveLength(members.reduce((sum, each) => sum + (each * (each - 1)) / 2, 0))
      expect(
        new Set(games.map(({ a, b }) => [a.join(), b.join()].toSorted().join(' v '))).size,
      ).toBe(games.length)
      expect(planned).toHaveLength(rounds)
    },
  )

  it('deal the strongest to different pools, and send the first two of each to the bracket, apart from each other', () => {
    const strengths = new Map(upTo(16).map((number) => [number, 20 - Math.floor(number / 2)]))
    const request = ask(listOf(16, 4), 'pools then bracket', { strengths })
    const planned = planSchedule(request)
    const poolOf = (team: number): number | null | undefined =>
      planned
        .flatMap(({ games }) => games)
        .find(({ a, b }) => a.includes(team * 2) || b.includes(team * 2))?.pool
    expect([0, 3, 4, 7].map(poolOf)).toEqual([1, 1, 1, 1])
    expect(seedEntrants(request)).toEqual([])
    const played = after(request.list, planned, byNumber)
    expect(
      seedEntrants(ask(played, 'pools then bracket', { strengths })).map(
        (team) => (team[0] ?? 0) / 2,
      ),
    ).toEqual([0, 1, 3, 2])
  })

  it('keep what was played when someone leaves, and nobody meets twice', () => {
    const planned = planSchedule(ask(listOf(12, 3), 'pools then bracket'))
    const begun = after(listOf(12, 3), planned.slice(0, 1))
    const list = {
      ...begun,
      players: begun.players.map((player) =>
        player.number < 2 ? { ...player, presence: 'left' as const } : player,
      ),
    }
    const rest = planSchedule(ask(list, 'pools then bracket', { seed: 5 })).flatMap(
      ({ games }) => games,
    )
    const before = begun.matches.map(({ a, b }) => [a.join(), b.join()].toSorted().join(' v '))
    for (const { a, b } of rest)
      expect(before).not.toContain([a.join(), b.join()].toSorted().join(' v '))
    expect(rest.flatMap(({ a, b }) => [...a, ...b])).not.toContain(0)
  })
})
