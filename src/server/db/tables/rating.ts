// Ratings and their history.
import type { Discipline } from '#domain/rating/rating.ts'
import type { Computed } from './columns.ts'

/** rating is the value of mu that players see. */
type PlayerRatings = {
  playerId: string
  discipline: Discipline
  rating: number
  mu: number
  sigma: number
  games: number
}
/**
 * One row per player of a rated match, as the replay left it. place: 0 and 1 are side a, 2 and 3
 * side b. expected: the share of points their side was expected to win.
 */
type RatingChanges = {
  resultOrder: number
  place: number
  discipline: Discipline
  playerId: string
  pointsFor: number
  pointsAgainst: number
  expected: number
  muBefore: number
  sigmaBefore: number
  mu: number
  sigma: number
  games: number
}
/** A player's starting value, kept forever: a later self-assessment changes no rating. */
type RatingSeeds = { playerId: string; discipline: Discipline; mu: number }
type RatingDirty = { ratingDirtyId: Computed<number>; resultOrder: number }
type RatingRules = { id: string; rules: number }

export type RatingTables = {
  player_ratings: PlayerRatings
  rating_changes: RatingChanges
  rating_seeds: RatingSeeds
  rating_dirty: RatingDirty
  rating_rules: RatingRules
}
