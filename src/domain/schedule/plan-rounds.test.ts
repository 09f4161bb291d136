// Planners of every format: any event, with players coming and going, gets playable rounds, even
// byes, and the same result for the same seed.
import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats, formatsFor, type Format } from '../event/format.ts'
import type { ListPlayer, MatchList, Presence } from '../match-list/match-list.ts'
import type { Match } from '../match/match.ts'
import { createRandom } from '../shared/random.ts'
import { planSchedule, plansOneRound, type PlannedRound, type PlanRequest } from './plan-rounds.ts'

type List = PlanRequest['list']
const upTo = (many: number): number[] => Array.from({ length: many }, (_, number) => number)
const player = (
  number: number,
  presence: Presence = 'here',
  team: number | null = Math.floor(number / 2),
): ListPlayer => ({ number, playerId: `p${number}`, guestOf: null, guest: null, presence, team })
const listOf = (players: number, courts: number): List => ({
  eventId: 'e',
  players: upTo(players).map((number) => player(number)),
  matches: [],
  byes: [],
  courts: upTo(courts).map((court) => court + 1),
})
const women = (list: List): Map<number, 'woman' | 'man'> =>
  new Map(list.players.map(({ number }) => [number, number % 2 === 0 ? 'woman' : 'man']))
const ask = (list: List, format: Format, more: Partial<PlanRequest> = {}): PlanRequest => ({
  list,
  format: { format },
  play: format === 'singles' ? 'singles' : 'doubles',
  genders: women(list),
  strengths: new Map(),
  seed: 1,
  rounds: 5,
  steps: 10_000,
  ...more,
})

const plannedMatch = (round: number, slot: number, game: PlannedRound['games'][number]): Match => ({
  matchId: `m${round}-${slot}`,
  stage: game.pool === null ? 'round' : 'pool',
  round,
  slot,
  court: game.court,
  pool: game.pool,
  a: game.a,
  b: game.b,
  state: 'planned',
  games: [],
  winner: null,
  walkover: false,
  reportedBy: null,
  reported: null,
  disputedBy: null,
  dispute: '',
  confirmedBy: null,
  confirmed: null,
  decided: null,
})

function play(
  list: List,
  rounds: readonly PlannedRound[],
  wins: (match: Match) => 'a' | 'b' | null,
): List {
  const before = Math.max(0, ...list.matches.map(({ round }) => round))
  const matches = rounds.flatMap(({ games }, index) =>
    games.map((game, slot): Match => {
      const match = plannedMatch(before + index + 1, slot + 1, game)
      const winner = wins(match)
      return winner === null
        ? match
        : { ...match, state: 'confirmed', winner, games: [winner === 'a' ? [11, 7] : [5, 11]] }
    }),
  )
  return {
    ...list,
    matches: [...list.matches, ...matches],
    byes: [
      ...list.byes,
      ...rounds.flatMap(({ byes }, index) =>
        byes.map((number) => ({ round: before + index + 1, number })),
      ),
    ],
  }
}

const inRound = ({ games, byes }: PlannedRound): number[] =>
  [...games.flatMap(({ a, b }) => [...a, ...b]), ...byes].toSorted((a, b) => a - b)
const hereOf = ({ players }: Pick<MatchList, 'players'>): number[] =>
  players
    .filter(({ presence }) => presence === 'here')
    .map(({ number }) => number)
    .toSorted((a, b) => a - b)

function expectLegal(list: List, rounds: readonly PlannedRound[], side: number): void {
  for (const round of rounds) {
    expect(inRound(round)).toEqual(hereOf(list))
    expect(round.games.length).toBeGreaterThan(0)
    for (const { a, b } of round.games) expect([a.length, b.length]).toEqual([side, side])
    const courts = round.games.map(({ court }) => court)
    expect(new Set(courts).size).toBe(courts.length)
    expect(list.courts).toEqual(expect.arrayContaining(courts))
  }
}

const changes = record({
  leave: array(nat(39), { maxLength: 4 }),
  arrive: integer({ min: 0, max: 3 }),
  courts: integer({ min: 1, max: 10 }),
  isTold: boolean(),
  seed: nat(),
})
const evening = record({
  players: integer({ min: 4, max: 40 }),
  courts: integer({ min: 1, max: 10 }),
  seed: nat(),
  changes: array(changes, { maxLength: 2 }),
  switched: constantFrom(...formats),
})

const roundFormats = formats.filter(
  (format) => format !== 'single elimination' && format !== 'double elimination',
)

describe('every planner', () => {
  it.for(roundFormats)(
    '%s: everyone who is here is in a game or sits, on courts in use, whatever happened before',
    (format) => {
      assert(
        property(evening, ({ players, courts, seed, changes: events, switched }) => {
          let list = listOf(players, courts)
          const size = format === 'singles' ? 'singles' : 'doubles'
          for (const [index, event] of events.entries()) {
            const before = formatsFor(size).includes(switched) && index === 0 ? switched : format
            const random = createRandom(event.seed)
            list = play(
              list,
              planSchedule(ask(list, before, { seed, rounds: 2, play: size })).slice(0, 2),
              () => (event.isTold || random.chance(0.8) ? random.pick(['a', 'b'] as const) : null),
            )
            const left = list.players.map((each) =>
              event.leave.includes(each.number) ? { ...each, presence: 'left' as const } : each,
            )
            const arrived = upTo(event.arrive).map((more) =>
              player(left.length + more, 'here', null),
            )
            list = {
              ...list,
              players: [...left, ...arrived],
              courts: upTo(event.courts).map((court) => court + 1),
            }
          }
          const request = ask(list, format, { seed, rounds: 3, play: size })
          const rounds = planSchedule(request)
          expectLegal(list, rounds, size === 'singles' ? 1 : 2)
          if (plansOneRound(format)) expect(rounds.length).toBeLessThanOrEqual(1)
          expect(planSchedule(request)).toEqual(rounds)
        }),
        { numRuns: 25 },
      )
    },
  )

  it('has nothing for too few, and nothing for a bracket alone', () => {
    for (const format of roundFormats)
      expect(planSchedule(ask({ ...listOf(4, 2), players: [player(0)] }, format))).toEqual([])
    expect(planSchedule(ask(listOf(8, 2), 'single elimination'))).toEqual([])
    expect(
      planSchedule(
        ask(
          { ...listOf(8, 2), players: upTo(8).map((number) => player(number, 'here', null)) },
          'fixed teams',
        ),
      ),
    ).toEqual([])
  })
})
