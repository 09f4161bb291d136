// Catching up stored ratings after corrections equals rating all matches from the beginning.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameRating, type Rating } from './rating.ts'
import {
  createCatchUp,
  getRatedKey,
  ratingKey,
  replay,
  type RatedResult,
  type RatingChange,
} from './replay.ts'

const seedOf = (key: string): number => 2 + (key.charCodeAt(key.length - 1) % 7) / 2

const players = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], {
  minLength: 4,
  maxLength: 4,
})
const aMatch = fc
  .record({
    players,
    isDoubles: fc.boolean(),
    pointsA: fc.integer({ min: 0, max: 15 }),
    pointsB: fc.integer({ min: 1, max: 15 }),
  })
  .map(
    ({ players: [w = '', x = '', y = '', z = ''], isDoubles, pointsA, pointsB }) =>
      ({
        discipline: isDoubles ? 'doubles' : 'singles',
        a: isDoubles ? [w, x] : [w],
        b: isDoubles ? [y, z] : [y],
        pointsA,
        pointsB,
      }) as const,
  )
const someMatches = fc
  .array(aMatch, { minLength: 1, maxLength: 12 })
  .map((matches) => matches.map((match, index): RatedResult => ({ ...match, order: index + 1 })))

function rateAll(matches: readonly RatedResult[]): Map<number, RatingChange[]> {
  const catchUp = createCatchUp(seedOf)
  return new Map(matches.map((match) => [match.order, catchUp.pass([], match) ?? []]))
}

function lastRatings(stored: ReadonlyMap<number, readonly RatingChange[]>): Map<string, Rating> {
  const byOrder = [...stored].toSorted(([one], [other]) => one - other)
  return new Map(
    byOrder.flatMap(([, changes]) => changes.map((change) => [getRatedKey(change), change.after])),
  )
}

test('each player has a change for each match, by side, with the points and the share expected', () => {
  const match = { order: 4, discipline: 'doubles', pointsA: 11, pointsB: 7 } as const
  const changes = rateAll([{ ...match, a: ['a', 'b'], b: ['c', 'd'] }]).get(4) ?? []
  const expected = changes[0]?.expected ?? 0
  expect(expected).toBeGreaterThan(0)
  expect(changes).toMatchObject([
    { order: 4, place: 0, playerId: 'a', pointsFor: 11, pointsAgainst: 7, expected },
    { order: 4, place: 1, playerId: 'b', pointsFor: 11, pointsAgainst: 7, expected },
    { order: 4, place: 2, playerId: 'c', pointsFor: 7, pointsAgainst: 11, expected: 1 - expected },
    { order: 4, place: 3, playerId: 'd', pointsFor: 7, pointsAgainst: 11, expected: 1 - expected },
  ])
  for (const { before, playerId, after } of changes) {
    expect(before).toMatchObject({ mu: seedOf(ratingKey('doubles', playerId)), games: 0 })
    expect(after.games).toBe(1)
  }
})

test('from nothing it comes to what a replay comes to', () => {
  fc.assert(
    fc.property(someMatches, (matches) => {
      expect(lastRatings(rateAll(matches))).toEqual(replay(matches, seedOf))
    }),
  )
})

const aCorrection = fc.record({
  matches: someMatches,
  at: fc.nat(11),
  now: fc.oneof(
    fc.constant('gone' as const),
    fc.constant('same' as const),
    aMatch.map((match) => match),
  ),
})

function correct(
  matches: readonly RatedResult[],
  order: number,
  result: RatedResult | null,
): {
  before: Map<number, RatingChange[]>
  kept: Map<number, RatingChange[]>
  catchUp: ReturnType<typeof createCatchUp>
  rated: number[]
} {
  const before = rateAll(matches)
  const kept = new Map(before)
  const catchUp = createCatchUp(seedOf)
  const earlier = new Map([...before].filter(([each]) => each < order))
  for (const [key, rating] of lastRatings(earlier)) catchUp.learn(key, rating)
  const rated: number[] = []
  for (const match of matches.filter((each) => each.order >= order)) {
    const stored = before.get(match.order) ?? []
    const changes = catchUp.pass(stored, match.order === order ? result : 'as stored')
    if (changes === null) continue
    rated.push(match.order)
    kept.set(match.order, changes)
  }
  return { before, kept, catchUp, rated }
}

test('after a correction it comes to what a replay of the corrected matches comes to', () => {
  fc.assert(
    fc.property(aCorrection, ({ matches, at, now }) => {
      const order = (at % matches.length) + 1
      const old = matches[order - 1] ?? null
      const result = now === 'gone' ? null : now === 'same' ? old : { ...now, order }
      const { before, kept, catchUp, rated } = correct(matches, order, result)
      const corrected = matches.flatMap((match) => (match.order === order ? (result ?? []) : match))
      const wanted = rateAll(corrected)
      for (const match of matches)
        expect(kept.get(match.order)).toEqual(wanted.get(match.order) ?? [])
      if (now === 'same') expect(rated).toEqual([])
      const [was, is] = [lastRatings(before), lastRatings(wanted)]
      const differing = catchUp.differing()
      const names = new Set(differing.map(getRatedKey))
      for (const key of new Set([...was.keys(), ...is.keys()])) {
        const [one, other] = [was.get(key), is.get(key)]
        const isSame = one !== undefined && other !== undefined && isSameRating(one, other)
        expect([key, names.has(key)]).toEqual([key, !isSame])
      }
      for (const each of differing) {
        expect(catchUp.knows(getRatedKey(each))).toBe(true)
        const now = is.get(getRatedKey(each))
        if (now === undefined) expect(each.rating.games).toBe(0)
        else expect(each.rating).toEqual(now)
      }
    }),
  )
})

test('players are known once they were learned or had a match', () => {
  const catchUp = createCatchUp(seedOf)
  const rating = { mu: 4, sigma: 0.5, games: 3 }
  expect(catchUp.knows('singles a')).toBe(false)
  catchUp.learn('singles a', rating)
  expect(catchUp.knows('singles a')).toBe(true)
  const [change] =
    catchUp.pass([], {
      order: 1,
      discipline: 'singles',
      a: ['a'],
      b: ['b'],
      pointsA: 11,
      pointsB: 3,
    }) ?? []
  expect(change?.before).toEqual(rating)
  expect(catchUp.knows('singles b')).toBe(true)
  expect(catchUp.knows('doubles b')).toBe(false)
})

describe('a match that was told otherwise, with the same ratings', () => {
  const told = { order: 1, discipline: 'doubles', pointsA: 11, pointsB: 7 } as const
  const match: RatedResult = { ...told, a: ['a', 'b'], b: ['c', 'd'] }
  const everyoneIsEqual = (): number => 3.5
  const pass = (result: RatedResult) => {
    const stored = createCatchUp(everyoneIsEqual).pass([], match) ?? []
    return createCatchUp(everyoneIsEqual)
      .pass(stored, result)
      ?.map(({ playerId }) => playerId)
  }

  test('is kept anew when someone else played, as good as the first', () => {
    expect(pass({ ...match, a: ['a', 'x'] })).toEqual(['a', 'x', 'c', 'd'])
    expect(pass({ ...match, b: ['x', 'd'] })).toEqual(['a', 'b', 'x', 'd'])
  })

  test('is kept anew when partners stand the other way round', () => {
    expect(pass({ ...match, a: ['b', 'a'] })).toEqual(['b', 'a', 'c', 'd'])
  })

  test('stays as it is when nothing differs', () => {
    expect(pass(match)).toBeUndefined()
  })
})

test('a stored match is read from its changes, whichever side comes first', () => {
  const match: RatedResult = {
    order: 1,
    discipline: 'singles',
    a: ['a'],
    b: ['b'],
    pointsA: 11,
    pointsB: 3,
  }
  const stored = createCatchUp(seedOf).pass([], match) ?? []
  const afterAnother = () => {
    const catchUp = createCatchUp(seedOf)
    catchUp.pass([], { ...match, order: 0, b: ['c'] })
    return catchUp
  }
  const wanted = afterAnother().pass(stored, match)
  expect(wanted).not.toBeNull()
  expect(afterAnother().pass(stored.toReversed(), 'as stored')).toEqual(wanted)
})
