// The jobs of a running server: some jobs look when something
// changed, the others when their time comes.
import type { Connection } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { forgetOldRows } from './jobs/forget-old-rows.ts'
import { startQueue, type Job } from './jobs/queue.ts'
import type { RepeatedJob } from './manifests/define-feature.ts'
import { features } from './manifests/features.ts'

/**
 * What runs at times, on one server at a time, each by deps.clock. Minutely ones find what is due;
 * ratings and leaderboards what a killed server told no one of.
 */
export const scheduledJobs = (deps: Deps): Job[] => [
  ...features
    .flatMap(({ jobs = [] }) => jobs)
    .map(({ run, ...job }) => ({ ...job, run: () => run(deps) })),
  { name: 'old-rows', cron: '20 4 * * *', run: () => forgetOldRows(deps) },
]

/** Starts the jobs that follow a change at once; returns how to stop them. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = features.flatMap(({ follow }) => (follow === undefined ? [] : [follow(deps)]))
  return async () => {
    for (const stop of stops) await stop()
  }
}

/**
 * Starts the jobs that have their times, and tells `onRun` of each run; returns how to stop them,
 * which waits for those under way.
 */
export function startSchedule(
  deps: Deps,
  connection: Connection,
  onRun: (name: string, isDone: boolean) => void,
): () => Promise<void> {
  const stopsRepeated = features
    .flatMap(({ repeated = [] }) => repeated)
    .map((job) => repeating(deps, job))
  const stopQueue = startQueue(
    deps,
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
