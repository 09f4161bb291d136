// Whether an event counts beyond itself: for ratings, wins, points, medals and attendance.

/**
 * ranked: it counts. waiting: its organizer is too new, and no admin of the venue has ranked it.
 * unranked: an admin of the venue keeps it out. held: its results look made up, and no admin of the
 * venue has looked.
 */
export const rankings = ['ranked', 'waiting', 'unranked', 'held'] as const
export type Ranking = (typeof rankings)[number]

/** The ranking of an event by the standing of its organizer's account. */
export const rankingBy = (isEstablished: boolean): Ranking => (isEstablished ? 'ranked' : 'waiting')
