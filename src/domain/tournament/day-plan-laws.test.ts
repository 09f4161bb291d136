// Laws of a planned day over random tournaments, with people in up to three divisions and every
// bracket played out with random winners. fast-check prints seed and path.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bracketShape } from '#server/brackets/bracket-shape.ts'
import { withConsolation } from '#server/brackets/consolation.ts'
import { fillBracket, type FilledMatch } from '#server/brackets/fill-bracket.ts'
import { placeKey, type BracketShape } from '../match/bracket-shape.ts'
import type { Side } from '../match/match.ts'
import { createRandom, type Random } from '../shared/random.ts'
import {
  listBracketTasks,
  planKey,
  type DivisionDraw,
  type DivisionSeed,
  type DrawnMatch,
} from './bracket-tasks.ts'
import { planDay, type FixedSlot, type PlanDayRequest, type PlanTask } from './day-plan.ts'

type Team = readonly string[]
type TestDivision = { draw: DivisionDraw; teams: readonly Team[]; hasPools: boolean }

const upTo = (many: number): number[] => Array.from({ length: many }, (_, index) => index)
const kinds = ['rounds', 'single', 'double', 'consolation', 'pools', 'pools double'] as const

const aTournament = fc.record({
  seed: fc.nat(),
  crowd: fc.integer({ min: 12, max: 40 }),
  divisions: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      teams: fc.integer({ min: 2, max: 9 }),
      perTeam: fc.constantFrom(1, 2),
      earliest: fc.constantFrom(480, 487, 600),
      points: fc.constantFrom(11 as const, 15 as const, 21 as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  courts: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
  restMinutes: fc.constantFrom(0, 7, 15, 30),
  from: fc.constantFrom(0, 493, 555),
})
type Tournament = typeof aTournament extends fc.Arbitrary<infer T> ? T : never

const anyone: DivisionSeed = { pool: null }

const poolMatches = (teams: readonly Team[], pools: number): DrawnMatch[] =>
  upTo(pools).flatMap((pool) => {
    const mine = teams.filter((_, index) => index % pools === pool)
    return mine.flatMap((a, one) =>
      mine.slice(one + 1).map((b, other): DrawnMatch => ({
        stage: 'pool',
        round: other + 1,
        slot: pool * 100 + one + 1,
        pool: pool + 1,
        a,
        b,
        isPlayed: false,
      })),
    )
  })

async function layDivisions({ seed, crowd, divisions }: Tournament): Promise<TestDivision[]> {
  const random = createRandom(seed)
  const count = new Map<string, number>()
  return Promise.all(
    divisions.map(async ({ kind, teams: most, perTeam, earliest, points }, number) => {
      const people = random
        .shuffle(upTo(crowd).map((person) => `p${person}`))
        .filter((person) => (count.get(person) ?? 0) < 3)
        .slice(0, most * perTeam)
      for (const person of people) count.set(person, (count.get(person) ?? 0) + 1)
      const teams = upTo(Math.floor(people.length / perTeam)).map((team) =>
        people.slice(team * perTeam, (team + 1) * perTeam),
      )
      const hasPools = kind === 'rounds' || kind.startsWith('pools')
      const pools = Math.max(1, Math.round(teams.length / 4))
      const entrants = hasPools ? Math.min(teams.length, pools === 1 ? 4 : pools * 2) : teams.length
      const isDouble = kind === 'double' || kind === 'pools double'
      const shape =
        kind === 'rounds' || entrants < 2
          ? []
          : await bracketShape(isDouble ? 'double' : 'single', entrants)
      return {
        teams,
        hasPools,
        draw: {
          eventId: `e${number}`,
          earliest,
          rule: { points, bestOf: 1 as const },
          drawn: hasPools ? poolMatches(teams, pools) : [],
          shape: kind === 'consolation' ? withConsolation(shape) : shape,
          seeds: upTo(entrants).map((seed) => (hasPools ? anyone : { team: teams[seed] ?? [] })),
        },
      }
    }),
  )
}

const listTasks = (divisions: readonly TestDivision[]): PlanTask[] =>
  divisions.flatMap(({ draw }) => listBracketTasks(draw))

const toRequest = (
  { courts, restMinutes, from }: Tournament,
  divisions: readonly TestDivision[],
): PlanDayRequest => ({ tasks: listTasks(divisions), fixed: [], courts, restMinutes, from })

type Played = { key: string; people: Team; place: FilledMatch | null }

function playBracket(shape: BracketShape, teams: readonly Team[], count: number, random: Random) {
  const order = random.shuffle(upTo(teams.length)).slice(0, count)
  const winners = new Map<string, Side>()
  const isDone = ({ a, b }: FilledMatch): boolean => a.length > 0 && b.length > 0
  for (;;) {
    const known = new Map(
      [...winners].map(([key, winner]) => [key, { a: [], b: [], winner }] as const),
    )
    const filled = fillBracket(
      shape,
      order.map((team) => [team]),
      known,
    ).filter(isDone)
    const open = filled.filter((match) => !winners.has(placeKey(match)))
    if (open.length === 0) return { filled, winners, order }
    for (const match of open) winners.set(placeKey(match), random.pick(['a', 'b'] as const))
  }
}

function playDivision({ draw, teams, hasPools }: TestDivision, random: Random): Played[] {
  const { filled } = playBracket(
    draw.shape,
    hasPools ? teams : draw.seeds.map((seed) => ('team' in seed ? seed.team : [])),
    draw.seeds.length,
    hasPools ? random : { ...random, shuffle: (items) => [...items] },
  )
  return [
    ...draw.drawn.map((match) => ({
      key: planKey(draw.eventId, match),
      people: [...match.a, ...match.b],
      place: null,
    })),
    ...filled.map((match) => ({
      key: planKey(draw.eventId, match),
      people: [...match.a, ...match.b].flatMap((team) => teams[team] ?? []),
      place: match,
    })),
  ]
}

type Slot = { key: string; court: number; start: number; minutes: number }

const withMinutes = (request: PlanDayRequest): Slot[] => {
  const minutes = new Map(request.tasks.map((task) => [task.key, task.minutes]))
  return planDay(request).map((slot) => ({ ...slot, minutes: minutes.get(slot.key) ?? 0 }))
}

function findClashes(
  played: readonly Played[],
  slots: ReadonlyMap<string, Slot>,
  restMinutes: number,
): string[] {
  const byPerson = new Map<string, Slot[]>()
  for (const { key, people } of played)
    for (const person of people) {
      const slot = slots.get(key)
      if (slot === undefined) return [`${key} has no slot`]
      byPerson.set(person, [...(byPerson.get(person) ?? []), slot])
    }
  return [...byPerson].flatMap(([person, mine]) => {
    const inOrder = mine.toSorted((one, other) => one.start - other.start)
    return inOrder
      .slice(1)
      .flatMap((next, index) =>
        next.start < (inOrder[index]?.start ?? 0) + (inOrder[index]?.minutes ?? 0) + restMinutes
          ? [`${person}: ${inOrder[index]?.key} then ${next.key}`]
          : [],
      )
  })
}

const findSharedCourts = (slots: readonly Slot[]): string[] =>
  slots.flatMap((one, index) =>
    slots
      .slice(index + 1)
      .filter(
        (other) =>
          one.court === other.court &&
          one.start < other.start + other.minutes &&
          other.start < one.start + one.minutes,
      )
      .map((other) => `${one.key} and ${other.key} on ${one.court}`),
  )

const runs = { numRuns: 150 }
const hold = (law: (tournament: Tournament, divisions: TestDivision[]) => void): Promise<void> =>
  fc.assert(
    fc.asyncProperty(aTournament, async (tournament) =>
      law(tournament, await layDivisions(tournament)),
    ),
    runs,
  )

describe('a planned day', () => {
  test('gives every match one slot on a court of the list, not too early, after what it comes from', () =>
    hold((tournament, divisions) => {
      const request = toRequest(tournament, divisions)
      const slots = new Map(withMinutes(request).map((slot) => [slot.key, slot]))
      expect(planDay(request).map(({ key }) => key)).toEqual(request.tasks.map(({ key }) => key))
      for (const task of request.tasks) {
        const slot = slots.get(task.key)
        expect(request.courts).toContain(slot?.court)
        expect(slot?.start).toBeGreaterThanOrEqual(Math.max(task.earliest, request.from))
        for (const key of task.after) {
          const before = slots.get(key)
          expect(slot?.start).toBeGreaterThanOrEqual(
            (before?.start ?? NaN) + (before?.minutes ?? 0) + request.restMinutes,
          )
        }
      }
    }))

  test('has never two matches on a court', () =>
    hold((tournament, divisions) => {
      expect(findSharedCourts(withMinutes(toRequest(tournament, divisions)))).toEqual([])
    }))

  test('double-books nobody, and lets everyone rest, however the brackets go', () =>
    hold((tournament, divisions) => {
      const slots = new Map(
        withMinutes(toRequest(tournament, divisions)).map((slot) => [slot.key, slot]),
      )
      for (const outcome of upTo(8)) {
        const random = createRandom(tournament.seed + outcome)
        const played = divisions.flatMap((division) => playDivision(division, random))
        expect(findClashes(played, slots, tournament.restMinutes)).toEqual([])
      }
    }))

  test('keeps possible people of other divisions apart, and known ones of its own', () =>
    hold((tournament, divisions) => {
      const request = toRequest(tournament, divisions)
      const slots = new Map(withMinutes(request).map((slot) => [slot.key, slot]))
      const clashes = request.tasks.flatMap((one, index) =>
        request.tasks.slice(index + 1).flatMap((other) => {
          if (one.division === other.division && !one.isKnown && !other.isKnown) return []
          return one.people.some((person) => other.people.includes(person))
            ? findClashes(
                [one, other].map(({ key }) => ({ key, people: ['someone'], place: null })),
                slots,
                request.restMinutes,
              )
            : []
        }),
      )
      expect(clashes).toEqual([])
    }))

  test('is the same for the same request', () =>
    hold((tournament, divisions) => {
      const request = toRequest(tournament, divisions)
      expect(planDay(structuredClone(request))).toEqual(planDay(request))
    }))
})

function advance(
  division: TestDivision,
  slots: ReadonlyMap<string, Slot>,
  now: number,
  seed: number,
): TestDivision {
  const { draw, teams, hasPools } = division
  const isOver = (key: string): boolean => {
    const slot = slots.get(key)
    return slot !== undefined && slot.start + slot.minutes <= now
  }
  const drawn = draw.drawn.map((match) => ({
    ...match,
    isPlayed: isOver(planKey(draw.eventId, match)),
  }))
  if (draw.shape.length === 0 || drawn.some(({ isPlayed }) => !isPlayed))
    return { ...division, draw: { ...draw, drawn } }
  const random = createRandom(seed)
  const { winners, order } = playBracket(
    draw.shape,
    hasPools ? teams : draw.seeds.map((each) => ('team' in each ? each.team : [])),
    draw.seeds.length,
    hasPools ? random : { ...random, shuffle: (items) => [...items] },
  )
  const known = new Map(
    [...winners]
      .filter(([place]) => isOver(`${draw.eventId} ${place}`))
      .map(([place, winner]) => [place, { a: [], b: [], winner }] as const),
  )
  const stored = fillBracket(
    draw.shape,
    order.map((team) => [team]),
    known,
  ).map(({ stage, round, slot, a, b }): DrawnMatch => ({
    stage,
    round,
    slot,
    pool: null,
    a: a.flatMap((team) => teams[team] ?? []),
    b: b.flatMap((team) => teams[team] ?? []),
    isPlayed: known.has(placeKey({ stage, round, slot })),
  }))
  return { ...division, draw: { ...draw, drawn: [...drawn, ...stored] } }
}

describe('a day that is planned again', () => {
  test('keeps what was played and is on court, and still double-books nobody', () =>
    fc.assert(
      fc.asyncProperty(
        aTournament,
        fc.array(fc.integer({ min: 20, max: 150 }), { minLength: 1, maxLength: 4 }),
        async (tournament, steps) => {
          const before = await layDivisions(tournament)
          const { courts, restMinutes } = tournament
          const slots = new Map(
            withMinutes(toRequest(tournament, before)).map((slot) => [slot.key, slot]),
          )
          const seedOf = (number: number): number => tournament.seed + number
          const outcome = before.flatMap((division, number) =>
            playDivision(division, createRandom(seedOf(number))),
          )
          const people = new Map(outcome.map((match) => [match.key, match.people]))
          let now = 480
          for (const step of steps) {
            now += step
            const divisions = before.map((division, number) =>
              advance(division, slots, now, seedOf(number)),
            )
            const fixed = [...slots.values()]
              .filter((slot) => slot.start < now)
              .flatMap((slot): FixedSlot[] => {
                const mine = people.get(slot.key)
                return mine === undefined ? [] : [{ ...slot, people: mine }]
              })
            const isFixed = new Set(fixed.map(({ key }) => key))
            const tasks = listTasks(divisions).filter(({ key }) => !isFixed.has(key))
            const planned = withMinutes({ tasks, fixed, courts, restMinutes, from: now })
            for (const slot of planned) expect(slot.start).toBeGreaterThanOrEqual(now)
            expect(findSharedCourts([...fixed, ...planned])).toEqual([])
            for (const key of slots.keys()) if (!isFixed.has(key)) slots.delete(key)
            for (const slot of planned) slots.set(slot.key, slot)
            expect(findClashes(outcome, slots, restMinutes)).toEqual([])
          }
        },
      ),
      runs,
    ))
})
