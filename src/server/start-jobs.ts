// What a running server does by itself, beside what it is asked: each job looks when something changed, and now and then.
import type { Deps } from './deps.ts'
import { startLeaderboards } from './features/leaderboard/jobs.ts'
import { startScores } from './features/match/jobs.ts'
import { startRatings } from './features/rating/jobs.ts'

/** Starts all jobs; returns how to stop them. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = [startLeaderboards(deps), startScores(deps), startRatings(deps)]
  return async () => { for (const stop of stops) await stop() }
}
