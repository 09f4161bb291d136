// What one server process counts on its own, for /metrics.

export type ProcessCounts = {
  /** Live windows now. */
  sockets: number
  /** Frames that left. */
  frames: number
  /** Windows dropped because they read too slowly. */
  slowReaders: number
  /**
   * What was refused on the live wire for being too much: windows, subscriptions, and frames of
   * windows that were closed.
   */
  refusedLive: { sockets: number; subscriptions: number; frames: number }
  /** Runs of jobs by name, done and failed. */
  jobs: Map<string, { done: number; failed: number }>
}

/** All at nothing. */
export const createCounts = (): ProcessCounts => ({
  sockets: 0,
  frames: 0,
  slowReaders: 0,
  refusedLive: { sockets: 0, subscriptions: 0, frames: 0 },
  jobs: new Map(),
})

/** Counts one run of a job. */
export function countJob({ jobs }: ProcessCounts, name: string, isDone: boolean): void {
  const counted = jobs.get(name) ?? { done: 0, failed: 0 }
  counted[isDone ? 'done' : 'failed'] += 1
  jobs.set(name, counted)
}
