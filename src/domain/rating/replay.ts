// Ratings follow from matches in their order, each player from their own first guess. `replay`
// makes them from the beginning; `createCatchUp` makes exactly the same of what is stored, when
// some matches changed, came late or went.
import { rateMatch } from './rate-match.ts'
import { firstRating, isSameRating, type Discipline, type Rating } from './rating.ts'

/** Sides name their players by id, one or two each; points are those of all games together. */
export type RatedMatch = {
  discipline: Discipline
  a: readonly string[]
  b: readonly string[]
  pointsA: number
  pointsB: number
}
/** order: matches count one after the other by it; a correction keeps it. */
export type RatedResult = RatedMatch & { order: number }

/**
 * What a match did to one player. place: 0 and 1 are side a, 2 and 3 side b. expected: the share of
 * the points their side was expected to win.
 */
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

/** A player has a rating of their own in each discipline. */
export type RatedKey = { discipline: Discipline; playerId: string }
export const ratingKey = (discipline: Discipline, playerId: string): string =>
  `${discipline} ${playerId}`
export const getRatedKey = ({ discipline, playerId }: RatedKey): string =>
  ratingKey(discipline, playerId)

/** Rates one match: ratings of its players come from `current` and are put back there. */
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

/** The ratings after `matches`, which are in order, by `ratingKey`. */
export function replay(matches: Iterable<RatedResult>, seedOf: SeedOf): Map<string, Rating> {
  const current = new Map<string, Rating>()
  for (const match of matches) rateInto(current, match, seedOf)
  return current
}

/** The match of the stored changes. */
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
  /** True once the rating of a player at this place of the order is known. */
  knows(key: string): boolean
  /** Tells the rating with which a player came here. */
  learn(key: string, rating: Rating): void
  /**
   * Goes over the next match, in order. `stored` are the changes kept of it, by place; `result` is
   * what it is now, null when it does not count; 'as stored' when nothing of it changed. Answers
   * the changes to keep instead, or null when they stay.
   */
  pass(
    stored: readonly RatingChange[],
    result: RatedResult | null | 'as stored',
  ): RatingChange[] | null
  /**
   * Players with another rating than the stored one at this place of the order: those alone have to
   * be followed further. Without games they have none.
   */
  differing(): (RatedKey & { rating: Rating })[]
}

/**
 * Brings stored changes in line with changed matches. It must see every match, stored or changed,
 * from the first changed one on; it rates only those with a player off the stored
 * rating. A match that changed must find all its players known.
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
