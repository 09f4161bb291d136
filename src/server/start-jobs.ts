// The jobs of a running server: some follow changes, the others run on a schedule.
import type { DatabaseConnection } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { followAsked } from './jobs/asked-jobs.ts'
import { forgetOldRows } from './jobs/forget-old-rows.ts'
import { startQueue, type Job } from './jobs/queue.ts'
import type { RepeatedJob } from './manifests/define-feature.ts'
import { features } from './manifests/features.ts'

/**
 * Each runs on one server at a time, by deps.clock. Minutely ones find due work; ratings and
 * leaderboards also catch up on what a killed server left.
 */
export const scheduledJobs = (deps: Deps): Job[] => [
  ...features
    .flatMap(({ jobs = [] }) => jobs)
    .map(({ run, ...job }) => ({ ...job, run: () => run(deps) })),
  { name: 'old-rows', cron: '20 4 * * *', run: () => forgetOldRows(deps) },
]

export function startJobs(deps: Deps): () => Promise<void> {
  const stops = features.flatMap(({ follow }) => (follow === undefined ? [] : [follow(deps)]))
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** Calls `onRun` after each run; returns a stop function that waits for running jobs. */
export function startSchedule(
  deps: Deps,
  connection: DatabaseConnection,
  onRun: (name: string, isDone: boolean) => void,
): () => Promise<void> {
  const stopsRepeated = features
    .flatMap(({ repeated = [] }) => repeated)
    .map((job) => repeating(deps, job))
  const stopQueue = startQueue(
    { ...deps, follow: followAsked(deps) },
    connection,
    scheduledJobs(deps).map((job) => ({ ...job, run: () => told(job, onRun) })),
  )
  return async () => {
    for (const stop of stopsRepeated) await stop()
    await stopQueue()
  }
}

async function told(
  { name, run }: Job,
  onRun: (name: string, isDone: boolean) => void,
): Promise<unknown> {
  try {
    const answer = await run()
    onRun(name, true)
    return answer
  } catch (error) {
    onRun(name, false)
    throw error
  }
}

/**
 * Runs a task every `everyMs`, the first time that long from now, and never beside itself; a
 * failure is logged and waits for the next time.
 */
function repeating(deps: Deps, { everyMs, failed, run }: RepeatedJob): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= run(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, failed))
      .finally(() => {
        running = null
      })
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
