import type { LiveOutput } from '#contract/contract.ts'

export type PlayerRating = LiveOutput<'ratings-byPlayer'>['ratings'][number]
export type ShownRatingChange = PlayerRating['changes'][number]
export type ChartPoint = PlayerRating['chart'][number]

/** Decimals of a rating; more would overstate its certainty. */
export const ratingDecimals = 2

export const changeDecimals = 3
