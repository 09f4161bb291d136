// A rating as the screen gets it.
import type { LiveOutput } from '#contract/contract.ts'

export type PlayerRating = LiveOutput<'ratings-byPlayer'>['ratings'][number]
export type RatingChange = PlayerRating['changes'][number]
export type ChartPoint = PlayerRating['chart'][number]

/** Digits after the point in which ratings are spoken of. */
export const ratingDecimals = 3
