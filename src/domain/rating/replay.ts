// Every rating from the beginning: all rated matches in their order, each player from their own first guess. What is stored is
// always exactly what this gives (server/features/rating), however the results came in.
import { firstRating, type Discipline, type Rating } from './rating.ts'
import { rateMatch, type MatchRating } from './rate-match.ts'

/** Sides name their players by id; points are those of all games together. */
export type RatedMatch = { discipline: Discipline; a: readonly string[]; b: readonly string[]; pointsA: number; pointsB: number }

/** A player has a rating of their own in each discipline. */
export const ratingKey = (discipline: Discipline, playerId: string): string => `${discipline} ${playerId}`

/** Rates one match: ratings of its players come from `current` and are put back there. */
export function rateInto(current: Map<string, Rating>, { discipline, a, b, pointsA, pointsB }: RatedMatch, seedOf: (playerId: string) => number): MatchRating & { before: { a: Rating[]; b: Rating[] } } {
  const ratingOf = (playerId: string): Rating => current.get(ratingKey(discipline, playerId)) ?? firstRating(seedOf(playerId))
  const before = { a: a.map(ratingOf), b: b.map(ratingOf) }
  const after = rateMatch(before, pointsA, pointsB)
  for (const [index, playerId] of a.entries()) current.set(ratingKey(discipline, playerId), after.a[index] ?? ratingOf(playerId))
  for (const [index, playerId] of b.entries()) current.set(ratingKey(discipline, playerId), after.b[index] ?? ratingOf(playerId))
  return { ...after, before }
}

/** The ratings after `matches`, by `ratingKey`. */
export function replay(matches: Iterable<RatedMatch>, seedOf: (playerId: string) => number): Map<string, Rating> {
  const current = new Map<string, Rating>()
  for (const match of matches) rateInto(current, match, seedOf)
  return current
}
