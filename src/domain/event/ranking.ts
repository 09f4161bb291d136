// Decides if an event counts beyond itself: for ratings, wins, points, medals and attendance.

/**
 * waiting: its organizer is too new, and no venue admin has ranked it. unranked: excluded by a
 * venue admin. held: results look made up, and no venue admin has reviewed them.
 */
export const rankings = ['ranked', 'waiting', 'unranked', 'held'] as const
export type Ranking = (typeof rankings)[number]

export const rankingBy = (isEstablished: boolean): Ranking => (isEstablished ? 'ranked' : 'waiting')
