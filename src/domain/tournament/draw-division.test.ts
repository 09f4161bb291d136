import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListPlayer, MatchList } from '../match-list/match-list.ts'
import { plannedMatch } from '../match-list/replace-rounds.ts'
import type { Match } from '../match/match.ts'
import {
  countDrawMatches,
  drawRounds,
  seedBracket,
  seedDivision,
  type DivisionRules,
} from './draw-division.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const player = (number: number, changes: Partial<ListPlayer> = {}): ListPlayer => ({
  number,
  playerId: `p${number}`,
  guestOf: null,
  guest: null,
  presence: 'expected',
  team: null,
  ...changes,
})
const list = (players: readonly ListPlayer[], matches: readonly Match[] = []): MatchList => ({
  eventId: 'e',
  state: 'open',
  courts: [7],
  revision: 1,
  players,
  matches,
  byes: [],
})
const teams = (count: number): ListPlayer[] =>
  upTo(count * 2).map((at) => player(at + 1, { team: Math.floor(at / 2) + 1 }))
const rules = (changes: Partial<DivisionRules> = {}): DivisionRules => ({
  format: 'fixed teams',
  play: 'doubles',
  strengths: new Map(),
  seed: 1,
  ...changes,
})
const ids = () => {
  let last = 0
  return () => `m${(last += 1)}`
}
function drawn(from: MatchList, by: DivisionRules): MatchList {
  const decided = drawRounds(from, by, ids())
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value
}
const sideKey = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join('&')

test('seeds are teams in doubles and players in singles, the strongest first', () => {
  const strengths = new Map([
    [1, 3],
    [2, 3],
    [3, 5],
    [4, 4],
  ])
  expect(seedDivision(list(teams(2)), rules({ strengths })).map(sideKey)).toEqual(['3&4', '1&2'])
  const singles = rules({ format: 'singles', play: 'singles', strengths })
  expect(
    seedDivision(list(upTo(4).map((at) => player(at + 1))), singles)
      .flat()
      .slice(0, 2),
  ).toEqual([3, 4])
})

describe('everyone against everyone', () => {
  test('meets once each, in rounds where nobody plays twice, on no court yet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(99), (count, seed) => {
        const { matches, byes } = drawn(list(teams(count)), rules({ seed }))
        const met = matches.map(({ a, b }) => sideKey([...a, ...b]))
        expect(met).toHaveLength((count * (count - 1)) / 2)
        expect(new Set(met).size).toBe(met.length)
        expect(matches.every(({ court }) => court === null)).toBe(true)
        const rounds = Map.groupBy(matches, ({ round }) => round)
        expect(rounds.size).toBe(count - 1 + (count % 2))
        for (const round of rounds.values()) {
          const playing = round.flatMap(({ a, b }) => [...a, ...b])
          expect(new Set(playing).size).toBe(playing.length)
        }
        expect(byes).toHaveLength((count % 2) * 2 * count)
      }),
      { numRuns: 30 },
    )
  })

  test('is of two teams one match, and of one team or none nothing', () => {
    expect(drawn(list(teams(2)), rules()).matches).toMatchObject([
      { stage: 'round', round: 1, slot: 1, pool: null, state: 'planned' },
    ])
    expect(drawn(list(teams(1)), rules()).matches).toEqual([])
    expect(drawn(list([]), rules()).matches).toEqual([])
  })

  test('leaves those without a partner out, and everyone where they were', () => {
    const players = [...teams(2), player(9), player(10, { presence: 'left' })]
    const after = drawn(list(players), rules())
    expect(after.players).toBe(players)
    expect(after.courts).toEqual([7])
    expect(after.matches.flatMap(({ a, b }) => [...a, ...b])).not.toContain(9)
    expect(after.byes).toEqual([{ round: 1, number: 9 }])
  })

  test('is singles of players', () => {
    const { matches } = drawn(
      list(upTo(3).map((at) => player(at + 1))),
      rules({ format: 'singles', play: 'singles' }),
    )
    expect(new Set(matches.map(({ a, b }) => sideKey([...a, ...b]))).size).toBe(3)
    expect(matches.every(({ a, b }) => a.length === 1 && b.length === 1)).toBe(true)
  })
})

test('pools are drawn as pools', () => {
  const { matches } = drawn(list(teams(6)), rules({ format: 'pools then bracket' }))
  expect(matches.length).toBeGreaterThan(0)
  expect(
    matches.every(({ stage, pool, court }) => stage === 'pool' && pool !== null && court === null),
  ).toBe(true)
})

describe('the bracket after the pools', () => {
  const pools = rules({ format: 'pools then bracket' })
  const after = (change: (match: Match) => Match, more: readonly Match[] = []) => {
    const { matches } = drawn(list(teams(4)), pools)
    return list(teams(4), [...matches.map(change), ...more])
  }
  const won = (match: Match): Match => ({
    ...match,
    state: 'confirmed',
    games: [[11, 5]],
    winner: 'a',
  })
  const final = plannedMatch({
    matchId: 'final',
    stage: 'final',
    round: 1,
    slot: 1,
    court: null,
    pool: null,
    a: [],
    b: [],
  })
  const code = (from: MatchList, by = pools) => {
    const seeded = seedBracket(from, by)
    return seeded.ok ? 'ok' : seeded.refusal.code
  }

  test('has seeds once every pool match counts', () => {
    const seeded = seedBracket(after(won), pools)
    if (!seeded.ok) throw new Error(seeded.refusal.code)
    expect(seeded.value.entrants.length).toBeGreaterThan(1)
    const known = teams(4).map(({ number }) => number)
    expect(seeded.value.entrants.flat().every((number) => known.includes(number))).toBe(true)
  })

  test('waits for pools that are not drawn, not played or not agreed on', () => {
    expect(code(list(teams(4)))).toBe('pools-not-played')
    expect(code(after((match) => match))).toBe('pools-not-played')
    expect(code(after((match) => ({ ...won(match), state: 'reported' })))).toBe('pools-not-played')
    const allButOne = after(won)
    const [first, ...rest] = allButOne.matches
    if (first === undefined) throw new Error('There are pools.')
    expect(code({ ...allButOne, matches: [{ ...first, state: 'planned' }, ...rest] })).toBe(
      'pools-not-played',
    )
    expect(code(after(won), rules())).toBe('pools-not-played')
  })

  test('is laid again until one of its matches is played or on a court', () => {
    expect(code(after(won, [final]))).toBe('ok')
    expect(code(after(won, [{ ...final, court: 2 }]))).toBe('round-played')
    expect(code(after(won, [{ ...final, state: 'reported' }]))).toBe('round-played')
    expect(code(after((match) => ({ ...won(match), court: 3 }), [final]))).toBe('ok')
  })
})

test.each([
  ['fixed teams', 2, 1],
  ['fixed teams', 4, 6],
  ['fixed teams', 5, 10],
  ['singles', 60, 1500],
  ['single elimination', 8, 16],
  ['double elimination', 8, 16],
  ['pools then bracket', 8, 24],
] as const)('%s of %d has at most %d matches', (format, entrants, most) => {
  expect(countDrawMatches(format, entrants)).toBe(most)
})
