// The three medals, the best first.

export const medals = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof medals)[number]

/** So many must have played, teams count once. */
export const medalEntrantsMin = 4
