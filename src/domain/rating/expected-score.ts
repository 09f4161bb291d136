// Expresses a share of points as the score of one game.
import type { ScoreRule } from '../event/format.ts'

/**
 * Score of one game to `points`, mine first, for a `share` of the points; the larger side reaches
 * `points`.
 */
export function expectedScore(
  share: number,
  { points, winBy }: Pick<ScoreRule, 'points' | 'winBy'>,
): [number, number] {
  const larger = Math.max(share, 1 - share)
  const loser = Math.min(points - winBy, Math.round((points * (1 - larger)) / larger))
  return share >= 0.5 ? [points, loser] : [loser, points]
}
