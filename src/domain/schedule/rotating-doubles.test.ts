// Rotating doubles: valid, as fair as the table of best known values, deterministic per seed, and
// consistent with played rounds. The longest searches belong to the long form.
import { readFileSync } from 'node:fs'
import { array, assert, integer, nat, property, record } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isProof } from '#test/support/proof.ts'
import { measureFairness } from './fairness.ts'
import { rotatingDoubles } from './rotating-doubles.ts'
import { getGamePlayers, type Round } from './schedule.ts'

const upTo = (many: number): number[] => Array.from({ length: many }, (_, number) => number)
const every = (rounds: number, courts: number): number[] =>
  Array.from({ length: rounds }, () => courts)
const fresh = (players: number, courts: number, rounds: number, seed = 1): Round[] =>
  rotatingDoubles({ here: upTo(players), courts: every(rounds, courts), seed })
const everyoneIn = (round: Round): number[] =>
  [...round.games.flatMap(getGamePlayers), ...round.byes].toSorted((a, b) => a - b)
const byesOf = (rounds: readonly Round[], player: number): number =>
  rounds.filter((round) => round.byes.includes(player)).length

/** The rows of a table of best known values, by the names in its first line. */
function readTable(name: string) {
  const [head = '', ...lines] = readFileSync(
    new URL(`../../../test/cases/${name}.csv`, import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
  const columns = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    const find = (column: string): string => cells[columns.indexOf(column)] ?? ''
    const [byesMin = 0, byesMax = 0] = find('byes').split('-').map(Number)
    return {
      players: Number(find('n')),
      courts: Number(find('c')),
      rounds: Number(find('R')),
      values: {
        partnerRepeats: Number(find('partnerRepeats')),
        opponentsMax: Number(find('maxOpp')),
        opponentExcess: Number(find('excessO')),
        byeSpread: byesMax - byesMin,
      },
    }
  })
}

/** Given, up to 16 players; and found by searches of symmetric evenings, on all courts of 17 to 24. */
const bestKnown = [...readTable('round-robin-best-known'), ...readTable('round-robin-17-to-24')]

/** The longest searches of both tables: players, courts, rounds. */
const longSearches = ['15 3 9', '16 4 13', '17 4 15', '18 4 15', '22 5 14', '23 5 15']
const isAsked = ({ players, courts, rounds }: (typeof bestKnown)[number]): boolean =>
  isProof || !longSearches.includes([players, courts, rounds].join(' '))

describe('rotating doubles, against the best known values', () => {
  it('has a case for every row of the tables', () => {
    expect(bestKnown).toHaveLength(103 + 8 * 15)
  })

  it.for(bestKnown.filter(isAsked))(
    '$players players on $courts courts, $rounds rounds: as good or better',
    ({ players, courts, rounds, values }) => {
      const schedule = fresh(players, courts, rounds)
      for (const round of schedule) expect(everyoneIn(round)).toEqual(upTo(players))
      const fairness = measureFairness(schedule)
      expect(fairness.partnerRepeats).toBeLessThanOrEqual(values.partnerRepeats)
      expect(fairness.byesMax - fairness.byesMin).toBeLessThanOrEqual(values.byeSpread)
      expect(fairness.opponentsMax).toBeLessThanOrEqual(values.opponentsMax)
      expect(fairness.opponentExcess).toBeLessThanOrEqual(values.opponentExcess)
    },
  )

  it.for([
    4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52,
    53, 61,
  ])('a full cycle of %i is exact: partners once, opponents twice', (players) => {
    const isOdd = players % 4 === 1
    const fairness = measureFairness(
      fresh(players, Math.floor(players / 4), isOdd ? players : players - 1, 5),
    )
    expect(fairness).toEqual({
      partnerRepeats: 0,
      opponentsMin: 2,
      opponentsMax: 2,
      opponentExcess: 0,
      byesMin: isOdd ? 1 : 0,
      byesMax: isOdd ? 1 : 0,
      byesInARow: 0,
      neverMet: 0,
    })
  })

  it.for([18, 19, 23, 26, 27, 31, 34, 35, 39, 42, 43, 47, 51, 55])(
    'a full cycle of %i, where some sit out, is as even as can be: nobody partners twice, and opponents differ by one',
    (players) => {
      const byes = players % 4
      expect(measureFairness(fresh(players, Math.floor(players / 4), players, 5))).toEqual({
        partnerRepeats: 0,
        opponentsMin: 1,
        opponentsMax: 2,
        opponentExcess: 0,
        byesMin: byes,
        byesMax: byes,
        byesInARow: 0,
        neverMet: 0,
      })
    },
  )

  it.for(isProof ? [22, 30, 38, 46, 50, 54, 56, 57, 58, 59, 60, 62, 63, 64] : [22, 30])(
    'a full cycle of %i, for which no exact one is known, repeats no partner either',
    (players) => {
      const courts = Math.floor(players / 4)
      const fairness = measureFairness(
        fresh(players, courts, players === courts * 4 ? players - 1 : players, 5),
      )
      expect(fairness).toMatchObject({ partnerRepeats: 0 })
      expect(fairness.opponentsMax).toBeLessThanOrEqual(3)
      expect(fairness.byesMax - fairness.byesMin).toBe(0)
    },
  )

  it.for([
    [64, 16, 16],
    [63, 15, 12],
    [40, 9, 10],
    [32, 8, 10],
    [22, 5, 7],
  ] as const)(
    '%i players on %i courts, %i rounds: nobody repeats a partner or an opponent',
    ([players, courts, rounds]) => {
      const fairness = measureFairness(fresh(players, courts, rounds))
      expect(fairness).toMatchObject({
        partnerRepeats: 0,
        opponentsMax: 1,
        opponentExcess: 0,
        byesInARow: 0,
      })
      expect(fairness.byesMax - fairness.byesMin).toBeLessThanOrEqual(1)
    },
  )
})

describe('rotating doubles, always', () => {
  const quick = 20_000
  const sizes = record({
    players: integer({ min: 4, max: 64 }),
    courts: array(integer({ min: 0, max: 16 }), { minLength: 1, maxLength: 12 }),
    seed: nat(),
  })

  it('seats everyone once a round, on the courts that there are', () => {
    assert(
      property(sizes, ({ players, courts, seed }) => {
        const rounds = rotatingDoubles({ here: upTo(players), courts, seed, steps: quick })
        expect(rounds).toHaveLength(courts.length)
        for (const [number, round] of rounds.entries()) {
          expect(everyoneIn(round)).toEqual(upTo(players))
          expect(round.games.map((game) => game.court)).toEqual(
            upTo(Math.min(courts[number] ?? 0, Math.floor(players / 4))).map((court) => court + 1),
          )
        }
        const { byesMin, byesMax } = measureFairness(rounds)
        expect(byesMax - byesMin).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })

  it('says the same for the same seed, and otherwise for another', () => {
    assert(
      property(sizes, (size) => {
        const ask = (seed: number): Round[] =>
          rotatingDoubles({ here: upTo(size.players), courts: size.courts, seed, steps: quick })
        expect(ask(size.seed)).toEqual(ask(size.seed))
      }),
      { numRuns: 10 },
    )
    expect(fresh(14, 3, 10, 1)).not.toEqual(fresh(14, 3, 10, 2))
    expect(fresh(14, 3, 10, 1)).toEqual(fresh(14, 3, 10, 1))
  })

  it('ends when told to, with a whole schedule', () => {
    const rounds = rotatingDoubles({
      here: upTo(16),
      courts: every(8, 4),
      seed: 1,
      shouldStop: () => true,
    })
    for (const round of rounds) expect(everyoneIn(round)).toEqual(upTo(16))
  })

  it('an evening of 10 on 2 courts is found within two runs of the search, whatever its rounds', () => {
    for (let rounds = 1; rounds <= 14; rounds += 1) {
      const shouldStop = vi.fn(() => false)
      rotatingDoubles({ here: upTo(10), courts: every(rounds, 2), seed: 1, shouldStop })
      expect(shouldStop.mock.calls.length, `${rounds} rounds`).toBeLessThanOrEqual(240)
    }
  })

  it('an evening that is in a table is not searched for', () => {
    const shouldStop = vi.fn(() => false)
    for (const [players, courts, rounds] of [
      [17, 4, 8],
      [22, 5, 12],
      [24, 6, 11],
    ] as const)
      rotatingDoubles({ here: upTo(players), courts: every(rounds, courts), seed: 3, shouldStop })
    // Asked once, after its first stage.
    expect(shouldStop.mock.calls.length).toBeLessThanOrEqual(3)
  })

  it('needs four players', () => {
    expect(() => rotatingDoubles({ here: [1, 2, 3], courts: [1], seed: 1 })).toThrow('four players')
  })
})

describe('rotating doubles in the middle of an event', () => {
  const evening = (): Round[] => fresh(12, 3, 3)

  it('someone arrives: no partner repeats, and they sit out no sooner than the others', () => {
    const played = evening()
    const rest = rotatingDoubles({ here: upTo(13), courts: every(5, 3), seed: 2, played })
    const all = [...played, ...rest]
    expect(measureFairness(all)).toMatchObject({
      partnerRepeats: 0,
      opponentsMax: 2,
      byesInARow: 0,
    })
    for (const player of upTo(13)) expect(byesOf(rest, player)).toBeLessThanOrEqual(1)
    expect(rest[0]?.byes).not.toContain(12)
  })

  it('someone leaves: they are in no more rounds, and the rest go on without repeats', () => {
    const played = fresh(13, 3, 4)
    const here = upTo(13).filter((player) => player !== 5)
    const rest = rotatingDoubles({ here, courts: every(4, 3), seed: 3, played })
    for (const round of rest) expect(everyoneIn(round)).toEqual(here)
    expect(measureFairness([...played, ...rest])).toMatchObject({
      partnerRepeats: 0,
      opponentsMax: 2,
    })
  })

  it('a court is lost: byes stay within one of each other, over what was played as well', () => {
    const played = fresh(14, 3, 4)
    const rest = rotatingDoubles({ here: upTo(14), courts: [2, 2, 3, 3], seed: 4, played })
    expect(rest.map((round) => round.games.length)).toEqual([2, 2, 3, 3])
    const fairness = measureFairness([...played, ...rest])
    expect(fairness).toMatchObject({ partnerRepeats: 0, opponentsMax: 2 })
    expect(fairness.byesMax - fairness.byesMin).toBeLessThanOrEqual(1)
  })

  const evenings = [
    [10, 2],
    [14, 3],
    [16, 4],
    [20, 5],
    [32, 8],
  ] as const
  const changes = [
    ['one leaves', (players: number) => upTo(players - 1), 0],
    ['one arrives', (players: number) => upTo(players + 1), 0],
    ['one leaves and one arrives', (players: number) => upTo(players + 1).slice(1), 0],
    ['a court is lost', upTo, 1],
    ['two leave, one arrives, a court is lost', (players: number) => upTo(players + 1).slice(2), 1],
  ] as const

  const wholes = new Map<number, Round[]>()
  // Compared with the same event undisturbed; fewer steps keep the test at a second or two.
  it.for(
    evenings.flatMap((size) => changes.map(([name, here, lost]) => ({ size, name, here, lost }))),
  )(
    '$size.0 players on $size.1 courts, 3 of 8 rounds played, $name: as even as a whole plan',
    ({ size: [players, courts], here, lost }) => {
      const whole = wholes.get(players) ?? fresh(players, courts, 8)
      wholes.set(players, whole)
      const played = whole.slice(0, 3)
      const all = [
        ...played,
        ...rotatingDoubles({
          here: here(players),
          courts: every(5, courts - lost),
          seed: 2,
          played,
          steps: 1_000_000,
        }),
      ]
      const fairness = measureFairness(all)
      expect(fairness.partnerRepeats).toBe(0)
      expect(fairness.opponentsMax).toBeLessThanOrEqual(measureFairness(whole).opponentsMax + 1)
      expect(fairness.byesMax - fairness.byesMin).toBeLessThanOrEqual(1)
      const late = here(players)
        .filter((player) => player >= players)
        .map((player) => byesOf(all, player))
      expect(Math.max(0, ...late)).toBeLessThanOrEqual(fairness.byesMax)
    },
  )

  it('what was played is read, never changed', () => {
    const played = evening()
    const before = structuredClone(played)
    rotatingDoubles({ here: upTo(11), courts: every(3, 2), seed: 5, played })
    expect(played).toEqual(before)
  })
})
