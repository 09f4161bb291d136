// A rating as the screen gets it.
import type { LiveOutput } from '#contract/contract.ts'

export type PlayerRating = LiveOutput<'ratings-byPlayer'>['ratings'][number]
export type RatingChange = PlayerRating['changes'][number]
export type ChartPoint = PlayerRating['chart'][number]

/** Digits after the point of a rating: more would claim to know it better than it is known. */
export const ratingDecimals = 2

/** Digits of what one match changed. */
export const changeDecimals = 3
