// Ratings and how they are shown. mu is strength on the pickleball scale, sigma its uncertainty;
// both learn from matches only. The self-assessed skill only sets the starting value.
import type { eventPlays } from '../event/event.ts'

export type Discipline = (typeof eventPlays)[number]

export type Rating = { mu: number; sigma: number; games: number }

/**
 * Increase when the same matches would be rated differently; every server then replays all matches.
 */
export const ratingRules = 2

export const ratingMin = 2
export const ratingMax = 8
export const ratingStart = 3
export const sigmaStart = 0.75
/** Sigma of a fully reliable rating; people change, so it never reaches 0. */
const sigmaReliable = 0.2
export const provisionalGames = 10
export const chartPointsMax = 200
export const changesMax = 10

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))

export const seedMu = (skillSelf: number | null): number =>
  clamp(skillSelf ?? ratingStart, ratingMin, ratingMax)

export const firstRating = (mu: number): Rating => ({ mu, sigma: sigmaStart, games: 0 })

export const shownRating = (mu: number): number =>
  Math.round(clamp(mu, ratingMin, ratingMax) * 1_000) / 1_000

/** Difference of the shown ratings, so that it adds up for the reader. */
export const shownChange = (muBefore: number, mu: number): number =>
  Math.round((shownRating(mu) - shownRating(muBefore)) * 1_000) / 1_000

export const getReliability = (sigma: number): number =>
  Math.round(100 * clamp((sigmaStart - sigma) / (sigmaStart - sigmaReliable), 0, 1))

export const isProvisional = (games: number): boolean => games < provisionalGames

export const isSameRating = (one: Rating, other: Rating): boolean =>
  one.mu === other.mu && one.sigma === other.sigma && one.games === other.games
