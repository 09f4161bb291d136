// Ratings and how they are shown. mu is the strength on the pickleball scale, sigma how far
// it may be off; both learn from matches alone. The self-assessed skill only says where a player
// begins.
import type { eventPlays } from '../event/event.ts'

export type Discipline = (typeof eventPlays)[number]

/** games counts the rated matches so far. */
export type Rating = { mu: number; sigma: number; games: number }

/**
 * Grows when the same matches would be rated otherwise than before: every server then replays them
 * all.
 */
export const ratingRules = 2

export const ratingMin = 2
export const ratingMax = 8
/** Where players without a self-assessment begin. */
export const ratingStart = 3
/** How far a first guess may be off. */
export const sigmaStart = 0.75
/** Where a rating counts as fully reliable: people change, so it never gets exact. */
const sigmaReliable = 0.2
/** Below so many games a rating is provisional. */
export const provisionalGames = 10
export const chartPointsMax = 200
/** Changes that are explained, newest first. */
export const changesMax = 10

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))

/**
 * The rating before the first rated match: from the player's own assessment (null when
 * unset), once.
 */
export const seedMu = (skillSelf: number | null): number =>
  clamp(skillSelf ?? ratingStart, ratingMin, ratingMax)

/** The rating of a player before the first rated match. */
export const firstRating = (mu: number): Rating => ({ mu, sigma: sigmaStart, games: 0 })

/** The number players see: 2 to 8, in thousandths. */
export const shownRating = (mu: number): number =>
  Math.round(clamp(mu, ratingMin, ratingMax) * 1_000) / 1_000

/**
 * What players see of a change, in thousandths: what they see after it less what they saw before.
 */
export const shownChange = (muBefore: number, mu: number): number =>
  Math.round((shownRating(mu) - shownRating(muBefore)) * 1_000) / 1_000

/** How much of a newcomer's doubt is gone, 0 to 100 percent. */
export const getReliability = (sigma: number): number =>
  Math.round(100 * clamp((sigmaStart - sigma) / (sigmaStart - sigmaReliable), 0, 1))

export const isProvisional = (games: number): boolean => games < provisionalGames

/** True when nothing that later matches build on differs. */
export const isSameRating = (one: Rating, other: Rating): boolean =>
  one.mu === other.mu && one.sigma === other.sigma && one.games === other.games
