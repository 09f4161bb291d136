// Ratings follow from matches in order and from each player's starting value. `replay` computes
// them from the beginning; `createCatchUp` reaches exactly the same from stored changes after
// matches changed, came late or were removed.
import { rateMatch } from './rate-match.ts'
import { firstRating, isSameRating, type Discipline, type Rating } from './rating.ts'

export type RatedMatch = {
  discipline: Discipline
  a: readonly string[]
  b: readonly string[]
  pointsA: number
  pointsB: number
}
/** order: the sequence in which matches count; a correction keeps it. */
export type RatedResult = RatedMatch & { order: number }

/** place: 0 and 1 are side a, 2 and 3 side b. expected: expected share of points of their side. */
export type RatingChange = {
  order: number
  place: number
  discipline: Discipline
  playerId: string
  pointsFor: number
  pointsAgainst: number
  expected: number
  before: Rating
  after: Rating
}

export type SeedOf = (key: string) => number

export type RatedKey = { discipline: Discipline; playerId: string }
export const ratingKey = (discipline: Discipline, playerId: string): string =>
  `${discipline} ${playerId}`
export const getRatedKey = ({ discipline, playerId }: RatedKey): string =>
  ratingKey(discipline, playerId)

function rateInto(
  current: Map<string, Rating>,
  match: RatedResult,
  seedOf: SeedOf,
): RatingChange[] {
  const { order, discipline, pointsA, pointsB } = match
  const getRating = (playerId: string): Rating => {
    const key = ratingKey(discipline, playerId)
    return current.get(key) ?? firstRating(seedOf(key))
  }
  const before = { a: match.a.map(getRating), b: match.b.map(getRating) }
  const { a, b, expected } = rateMatch(before, pointsA, pointsB)
  const toChanges = (
    playerIds: readonly string[],
    firstPlace: number,
    told: Pick<RatingChange, 'pointsFor' | 'pointsAgainst' | 'expected'>,
    ratings: { before: readonly Rating[]; after: readonly Rating[] },
  ) =>
    playerIds.flatMap((playerId, index): RatingChange[] => {
      const [earlier, after] = [ratings.before[index], ratings.after[index]]
      return earlier === undefined || after === undefined
        ? []
        : [
            {
              order,
              place: firstPlace + index,
              discipline,
              playerId,
              ...told,
              before: earlier,
              after,
            },
          ]
    })
  const changes = [
    ...toChanges(
      match.a,
      0,
      { pointsFor: pointsA, pointsAgainst: pointsB, expected },
      { before: before.a, after: a },
    ),
    ...toChanges(
      match.b,
      2,
      { pointsFor: pointsB, pointsAgainst: pointsA, expected: 1 - expected },
      { before: before.b, after: b },
    ),
  ]
  for (const change of changes) current.set(getRatedKey(change), change.after)
  return changes
}

export function replay(matches: Iterable<RatedResult>, seedOf: SeedOf): Map<string, Rating> {
  const current = new Map<string, Rating>()
  for (const match of matches) rateInto(current, match, seedOf)
  return current
}

function toRatedResult(stored: readonly RatingChange[]): RatedResult | null {
  const [first] = stored
  if (first === undefined) return null
  const idsFrom = (isSide: (place: number) => boolean): string[] =>
    stored.filter(({ place }) => isSide(place)).map(({ playerId }) => playerId)
  const [pointsA, pointsB] =
    first.place < 2
      ? [first.pointsFor, first.pointsAgainst]
      : [first.pointsAgainst, first.pointsFor]
  return {
    order: first.order,
    discipline: first.discipline,
    a: idsFrom((place) => place < 2),
    b: idsFrom((place) => place >= 2),
    pointsA,
    pointsB,
  }
}

const isSameChange = (one: RatingChange, other: RatingChange | undefined): boolean =>
  other !== undefined &&
  one.place === other.place &&
  getRatedKey(one) === getRatedKey(other) &&
  one.pointsFor === other.pointsFor &&
  one.pointsAgainst === other.pointsAgainst &&
  one.expected === other.expected &&
  isSameRating(one.before, other.before) &&
  isSameRating(one.after, other.after)

export type CatchUp = {
  knows(key: string): boolean
  learn(key: string, rating: Rating): void
  /**
   * Processes the next match in order. `stored`: its stored changes, by place; `result`: its
   * current result, null when it doesn't count, 'as stored' when unchanged. Returns the changes to
   * store, or null when they stay.
   */
  pass(
    stored: readonly RatingChange[],
    result: RatedResult | null | 'as stored',
  ): RatingChange[] | null
  /**
   * Players whose rating at this point differs from the stored one; only they need to be followed
   * further. No rating when games is 0.
   */
  differing(): (RatedKey & { rating: Rating })[]
}

/**
 * Must see every match, stored or changed, in order from the first changed one; it only recomputes
 * matches with a player off the stored rating. All players of a changed match must be known.
 */
export function createCatchUp(seedOf: SeedOf): CatchUp {
  const current = new Map<string, Rating>()
  const differing = new Map<string, RatedKey>()
  const passStored = (stored: readonly RatingChange[]): null => {
    for (const change of stored) current.set(getRatedKey(change), change.after)
    return null
  }
  const rateAgain = (result: RatedResult | null): RatingChange[] =>
    result === null ? [] : rateInto(current, result, seedOf)
  const compare = (stored: readonly RatingChange[], changes: readonly RatingChange[]): void => {
    const storedByKey = new Map(stored.map((change) => [getRatedKey(change), change]))
    for (const [key, change] of storedByKey) differing.set(key, change)
    for (const change of changes) {
      const before = storedByKey.get(getRatedKey(change))
      if (before !== undefined && isSameRating(before.after, change.after))
        differing.delete(getRatedKey(change))
      else differing.set(getRatedKey(change), change)
    }
  }
  return {
    knows: (key) => current.has(key),
    learn: (key, rating) => {
      current.set(key, rating)
    },
    pass: (stored, told) => {
      for (const change of stored)
        if (!current.has(getRatedKey(change))) current.set(getRatedKey(change), change.before)
      if (told === 'as stored' && !stored.some((change) => differing.has(getRatedKey(change))))
        return passStored(stored)
      const changes = rateAgain(told === 'as stored' ? toRatedResult(stored) : told)
      compare(stored, changes)
      return changes.length === stored.length &&
        changes.every((change, index) => isSameChange(change, stored[index]))
        ? null
        : changes
    },
    differing: () =>
      [...differing].flatMap(([key, { discipline, playerId }]) => {
        const rating = current.get(key)
        return rating === undefined ? [] : [{ discipline, playerId, rating }]
      }),
  }
}
