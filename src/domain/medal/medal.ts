// The three medals, best first.

export const medals = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof medals)[number]

/** Minimum of entrants; a team counts once. */
export const medalEntrantsMin = 4
