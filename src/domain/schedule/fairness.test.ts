import { describe, expect, it } from 'vitest'
import { explainByes } from './explain-byes.ts'
import { measureFairness, measureSideFairness } from './fairness.ts'
import type { Round } from './schedule.ts'

const round = (teams: Round['games'][number]['teams'][], byes: number[] = []): Round => ({
  games: teams.map((each, place) => ({ court: place + 1, teams: each })),
  byes,
})

describe('fairnessOf', () => {
  it('is exact for a full cycle of four', () => {
    const cycle = [
      round([
        [
          [0, 1],
          [2, 3],
        ],
      ]),
      round([
        [
          [0, 2],
          [1, 3],
        ],
      ]),
      round([
        [
          [0, 3],
          [1, 2],
        ],
      ]),
    ]
    expect(measureFairness(cycle)).toEqual({
      partnerRepeats: 0,
      opponentsMin: 2,
      opponentsMax: 2,
      opponentExcess: 0,
      byesMin: 0,
      byesMax: 0,
      byesInARow: 0,
      neverMet: 0,
    })
  })

  it('counts repeats, byes in a row and the excess of squares', () => {
    const same = [
      round(
        [
          [
            [0, 1],
            [2, 3],
          ],
        ],
        [4],
      ),
      round(
        [
          [
            [0, 1],
            [2, 3],
          ],
        ],
        [4],
      ),
    ]
    expect(measureFairness(same)).toEqual({
      partnerRepeats: 2,
      opponentsMin: 0,
      opponentsMax: 2,
      opponentExcess: 8,
      byesMin: 0,
      byesMax: 2,
      byesInARow: 1,
      neverMet: 4,
    })
  })

  it('counts only pairs who were there together, and byes of those who were there throughout', () => {
    const changed = [
      round(
        [
          [
            [0, 1],
            [2, 3],
          ],
        ],
        [4],
      ),
      round([
        [
          [0, 5],
          [2, 1],
        ],
      ]),
    ]
    expect(measureFairness(changed)).toMatchObject({
      byesMin: 0,
      byesMax: 0,
      opponentsMin: 0,
      neverMet: 4,
    })
  })

  it('counts the byes of everyone who came where nobody was there throughout', () => {
    expect(
      measureSideFairness(
        [
          { games: [], byes: [1] },
          { games: [], byes: [2] },
        ],
        false,
      ),
    ).toMatchObject({ byesMin: 1, byesMax: 1 })
    expect(
      measureSideFairness(
        [
          { games: [{ a: [1], b: [2] }], byes: [3] },
          { games: [{ a: [6], b: [4] }], byes: [5] },
        ],
        false,
      ),
    ).toMatchObject({ byesMin: 0, byesMax: 1 })
  })

  it('has an excess of meetings beyond those that a pair has to have more', () => {
    const met = (...pairs: [number, number][]) =>
      measureSideFairness(
        pairs.map(([a, b]) => ({ games: [{ a: [a], b: [b] }], byes: [3 - a - b] })),
        false,
      ).opponentExcess
    expect(met([0, 1], [0, 1], [0, 2], [1, 2])).toBe(0)
    expect(met([0, 1], [0, 1], [0, 1], [1, 2])).toBe(4)
    expect(met([0, 1], [0, 1], [0, 2], [0, 2], [1, 2])).toBe(0)
  })

  it('is all zeros for nothing', () => {
    expect(measureFairness([])).toEqual({
      partnerRepeats: 0,
      opponentsMin: 0,
      opponentsMax: 0,
      opponentExcess: 0,
      byesMin: 0,
      byesMax: 0,
      byesInARow: 0,
      neverMet: 0,
    })
  })

  it('counts teams where partners stay together, and players in singles', () => {
    const teams = [
      { games: [{ a: [0, 1], b: [2, 3] }], byes: [4, 5] },
      { games: [{ a: [1, 0], b: [4, 5] }], byes: [2, 3] },
    ]
    expect(measureSideFairness(teams, true)).toEqual({
      partnerRepeats: 0,
      opponentsMin: 0,
      opponentsMax: 1,
      opponentExcess: 0,
      byesMin: 0,
      byesMax: 1,
      byesInARow: 0,
      neverMet: 1,
    })
    expect(measureSideFairness(teams, false).partnerRepeats).toBe(1)
    expect(measureSideFairness([{ games: [{ a: [0], b: [1] }], byes: [2] }], false)).toMatchObject({
      partnerRepeats: 0,
      opponentsMax: 1,
      neverMet: 2,
    })
  })

  it('says in numbers why somebody sits out', () => {
    const rounds = [
      { games: [{ a: [0, 1], b: [2, 3] }], byes: [] },
      { games: [{ a: [0, 2], b: [1, 3] }], byes: [4, 5] },
    ]
    expect(explainByes(rounds)).toEqual({ players: 6, games: 1, sitting: 2 })
    expect(explainByes(rounds.slice(1))).toEqual({ players: 6, games: 1, sitting: 2 })
    expect(explainByes(rounds.slice(0, 1))).toBeNull()
    expect(explainByes([])).toBeNull()
  })
})
