// A share of points as people say it: the score of one game.
import type { ScoreRule } from '../event/format.ts'

/**
 * The score of one game to `points` in which my side wins `share` of the points, mine first:
 * the side with the larger share reaches the end.
 */
export function expectedScore(
  share: number,
  { points, winBy }: Pick<ScoreRule, 'points' | 'winBy'>,
): [number, number] {
  const larger = Math.max(share, 1 - share)
  const loser = Math.min(points - winBy, Math.round((points * (1 - larger)) / larger))
  return share >= 0.5 ? [points, loser] : [loser, points]
}
