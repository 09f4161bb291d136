import { describe, expect, test } from 'vitest'
import { expectedScore } from './expected-score.ts'
import { expectedShare, rateMatch } from './rate-match.ts'
import {
  firstRating,
  getReliability,
  isProvisional,
  isSameRating,
  provisionalGames,
  ratingRules,
  seedMu,
  shownChange,
  shownRating,
  type Rating,
} from './rating.ts'

const settled = (mu: number): Rating => ({ mu, sigma: 0.25, games: 60 })
const even = [settled(3.5), settled(3.5)]

describe('a match', () => {
  test('lifts who won more of the points than expected by what it lowers the others', () => {
    const { a, b, expected } = rateMatch({ a: even, b: even }, 11, 5)
    expect(expected).toBe(0.5)
    expect(a.map(({ mu }) => mu > 3.5)).toEqual([true, true])
    for (const [index, { mu }] of a.entries())
      expect(mu - 3.5).toBeCloseTo(3.5 - (b[index]?.mu ?? 0), 12)
  })

  test('can be won and still cost rating: the favorites won by less than expected', () => {
    const { a, b, expected } = rateMatch({ a: [settled(5), settled(5)], b: even }, 11, 9)
    expect(expected).toBeGreaterThan(0.75)
    expect(a[0]?.mu).toBeLessThan(5)
    expect(b[0]?.mu).toBeGreaterThan(3.5)
  })

  test('moves the one nobody knows more than the settled partner', () => {
    const {
      a: [newcomer, partner],
    } = rateMatch({ a: [firstRating(3.5), settled(3.5)], b: even }, 11, 4)
    expect((newcomer?.mu ?? 0) - 3.5).toBeGreaterThan(3 * ((partner?.mu ?? 0) - 3.5))
  })

  test('tells more the longer it is, with the same share of the points', () => {
    const change = (times: number): number =>
      (rateMatch({ a: even, b: even }, 11 * times, 7 * times).a[0]?.mu ?? 0) - 3.5
    expect(change(3)).toBeGreaterThan(2 * change(1))
  })

  test('makes everyone more certain and counts as a game, in singles too', () => {
    const {
      a: [ann],
      b: [ben],
    } = rateMatch({ a: [firstRating(3)], b: [firstRating(4)] }, 11, 9)
    for (const player of [ann, ben]) expect(player).toMatchObject({ games: 1 })
    for (const player of [ann, ben]) expect(getReliability(player?.sigma ?? 1)).toBeGreaterThan(0)
  })

  test.each([
    [0, 11],
    [0, 1],
    [99, 0],
    [495, 0],
  ])('of %i to %i leaves finite ratings', (pointsA, pointsB) => {
    const { a, b } = rateMatch(
      { a: [firstRating(2), firstRating(7)], b: [settled(8), settled(2)] },
      pointsA,
      pointsB,
    )
    for (const { mu, sigma } of [...a, ...b])
      expect([mu, sigma].every(Number.isFinite) && sigma > 0).toBe(true)
  })
})

describe('the expected score', () => {
  test.each([
    { share: 0.5, points: 11, winBy: 2, score: [11, 9] },
    { share: 0.58, points: 11, winBy: 2, score: [11, 8] },
    { share: 0.42, points: 11, winBy: 2, score: [8, 11] },
    { share: 0.5, points: 15, winBy: 1, score: [15, 14] },
    { share: 0.99, points: 21, winBy: 2, score: [21, 0] },
  ] as const)(
    'of a share of $share in a game to $points, win by $winBy, is $score',
    ({ share, points, winBy, score }) => {
      expect(expectedScore(share, { points, winBy })).toEqual(score)
    },
  )

  test('is 11–3 for a point of rating in doubles, and further apart the more certain the ratings are', () => {
    const sides = (sigma: number) =>
      [
        [
          { mu: 4.5, sigma },
          { mu: 4.5, sigma },
        ],
        [
          { mu: 3.5, sigma },
          { mu: 3.5, sigma },
        ],
      ] as const
    expect(expectedScore(expectedShare(...sides(0.2)), { points: 11, winBy: 2 })).toEqual([11, 3])
    expect(expectedShare(...sides(0.2))).toBeGreaterThan(expectedShare(...sides(0.7)))
  })
})

test('a rating begins at the own assessment, or at 3, and shows between 2 and 8', () => {
  expect([null, 1, 3.25, 7].map(seedMu)).toEqual([3, 2, 3.25, 7])
  expect([1.2, 3.48149, 8.7].map(shownRating)).toEqual([2, 3.481, 8])
  expect([0.9, 0.75, 0.475, 0.1].map(getReliability)).toEqual([0, 0, 50, 100])
})

describe('the rules of version 2', () => {
  const near = (mu: number, sigma: number, games: number) => ({
    mu: expect.closeTo(mu, 9),
    sigma: expect.closeTo(sigma, 9),
    games,
  })

  test('are counted here: other numbers than these are other rules', () => {
    expect(ratingRules).toBe(2)
  })

  test('rate a game of doubles between four of unlike strength by these numbers', () => {
    const sides = {
      a: [
        { mu: 3.5, sigma: 0.75, games: 0 },
        { mu: 4.5, sigma: 0.25, games: 60 },
      ],
      b: [
        { mu: 4, sigma: 0.5, games: 9 },
        { mu: 3, sigma: 0.3, games: 20 },
      ],
    }
    expect(rateMatch(sides, 11, 4)).toEqual({
      a: [
        near(3.567450911715451, 0.7039280995424658, 1),
        near(4.507871312171553, 0.2499453604826626, 61),
      ],
      b: [
        near(3.9692734981198234, 0.4866097127114329, 10),
        near(2.9887371614949307, 0.2983317567937154, 21),
      ],
      expected: expect.closeTo(0.6411584432805995, 9),
    })
  })

  test('rate a single point of singles as one step', () => {
    const sides = {
      a: [{ mu: 3.5, sigma: 0.25, games: 3 }],
      b: [{ mu: 4, sigma: 0.5, games: 9 }],
    }
    expect(rateMatch(sides, 1, 0)).toEqual({
      a: [near(3.527055256203159, 0.24951156225566443, 4)],
      b: [near(3.8929311706408116, 0.48268414896437734, 10)],
      expected: expect.closeTo(0.36491676603057593, 9),
    })
  })
})

test('a change shows as what one sees after it less what one saw before', () => {
  expect(shownChange(3.48149, 3.4826)).toBe(0.002)
  expect(shownChange(3.4826, 3.48149)).toBe(-0.002)
  expect([shownChange(1.2, 1.9), shownChange(1.5, 2.25)]).toEqual([0, 0.25])
})

test('a rating is provisional before so many games', () => {
  expect([provisionalGames - 1, provisionalGames].map(isProvisional)).toEqual([true, false])
})

test('ratings are the same when strength, doubt and games are', () => {
  const rating = { mu: 3.5, sigma: 0.25, games: 60 }
  expect(isSameRating(rating, { ...rating })).toBe(true)
  for (const change of [{ mu: 3.6 }, { sigma: 0.3 }, { games: 61 }])
    expect(isSameRating(rating, { ...rating, ...change })).toBe(false)
})
