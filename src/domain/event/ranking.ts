// Decides if an event counts beyond itself: for ratings, wins, points, medals and attendance.
import { can, type EventRole } from '../access/capabilities.ts'

/**
 * waiting: its organizer is too new, and no venue admin has ranked it. unranked: excluded by a
 * venue admin. held: results look made up, and no venue admin has reviewed them.
 */
export const rankings = ['ranked', 'waiting', 'unranked', 'held'] as const
export type Ranking = (typeof rankings)[number]

export const rankingBy = (isEstablished: boolean): Ranking => (isEstablished ? 'ranked' : 'waiting')

/**
 * True when a screen offers to rank the event. Held results wait for an admin who didn't play, so the
 * server refuses everyone on the match list.
 */
export const offersRanking = ({
  ranking,
  roles,
  hasPlayed,
}: {
  ranking: Ranking
  roles: readonly EventRole[]
  hasPlayed: boolean
}): boolean => can(roles, 'event.rank') && !(ranking === 'held' && hasPlayed)
